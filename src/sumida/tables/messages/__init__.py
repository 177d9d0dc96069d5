"""The wire, typed once: commands in, state and happenings out, HTTP bodies; JSON Schema and TypeScript from
them. Imports kernel, view types and review findings; decides nothing.
"""
