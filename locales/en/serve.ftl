# Messages of `foretell serve --open` in the terminal.

serve-ready = The table is set: { $address }
serve-browser = Opening it in your browser …
serve-no-browser = Open this address in your browser.
serve-far = To open it on the computer in front of you, run there: ssh -L { $port }:127.0.0.1:{ $port } followed by the name of this computer.
serve-network = For friends on your network: { $address }
serve-stop = Press Ctrl+C to stop. Your games are saved until you come back.
serve-closed = Stopped. Your games are saved.
serve-running = The table is already set: { $address }
serve-no-port = There is no free port for the page: { $error }
serve-operator = The operator’s page: { $address } (its token is in { $file })
