"""The laboratory, by activity: arena/ (bots measured), coach/ (games reviewed), bound/ (the best possible
score), train/ (learning by self-play). Imports games and bots; never tables or servers.
"""
