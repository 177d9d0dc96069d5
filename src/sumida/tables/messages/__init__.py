"""The messages between server and clients, typed once: commands, state, happenings and HTTP bodies; JSON
Schema and TypeScript are generated from them. Imports the kernel, view types and review findings; decides
nothing."""
