"""The web server: http/ (requests and the page), live/ (tables and sockets), thinking/ (bots and reviews in
worker processes), operations/ (database, health, metrics). Imports everything below it; hidden cards never
leave it.
"""
