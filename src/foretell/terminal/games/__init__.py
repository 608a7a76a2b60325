"""Games against bots: started, saved after every move, and resumed."""
