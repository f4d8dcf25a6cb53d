"""The compiler of the message catalogues: Fluent files in, typed Python and TypeScript out."""
