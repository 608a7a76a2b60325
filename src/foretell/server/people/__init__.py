"""What people can ask for: to be signed out, told what is stored of them, and forgotten; and how long all is kept."""
