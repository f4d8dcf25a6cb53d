"""All frames between clients and the server, typed; TypeScript types are generated from these."""
