# Wat `foretell serve --open` in de terminal zegt.

serve-ready = De tafel is gedekt: { $address }
serve-browser = Hij gaat nu open in je browser.
serve-no-browser = Open dit adres in je browser.
serve-far = Om hem te openen op de computer waar je achter zit, typ daar: ssh -L { $port }:127.0.0.1:{ $port } met daarachter de naam van deze computer.
serve-network = Voor vrienden in je netwerk: { $address }
serve-stop = Met Ctrl+C stop je hem. Je spellen blijven bewaard tot je terugkomt.
serve-closed = Gestopt. Je spellen zijn bewaard.
serve-running = De tafel is al gedekt: { $address }
serve-no-port = Er is geen poort vrij voor de pagina: { $error }
serve-operator = De pagina van de beheerder: { $address } (het token staat in { $file })
