"""One script per claim; each prints its figures and the machine they were measured on."""
