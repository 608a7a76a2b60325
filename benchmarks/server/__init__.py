"""Measures the server's capacity, beside a boardgame.io server under the same load.

One Python program plays for all people at the tables of both, with the same sockets, clocks and pace; only parsing
messages and choosing answers differ.  It works on bytes with little overhead, so that it uses less of the machine than
either server.
"""
