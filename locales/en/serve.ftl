# What `foretell serve --open` says in the terminal.

serve-ready = The table is set: { $address }
serve-browser = It opens in your browser now.
serve-no-browser = Open this address in your browser.
serve-far = To open it on the computer before you, type there: ssh -L { $port }:127.0.0.1:{ $port } and this computer's name.
serve-network = For friends in your network: { $address }
serve-stop = Ctrl+C closes it. Games wait for you until you come back.
serve-closed = Closed. Your games are kept.
serve-running = The table is set already: { $address }
serve-no-port = No port is free at which the page could be shown: { $error }
