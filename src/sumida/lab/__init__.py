"""The laboratory, by activity: arena/ (bots measured), coach/ (games reviewed), bound/ (the best possible
score), deals/ (deals that can be won), train/ (learning by self-play). Imports games and bots; never tables
or servers.
"""
