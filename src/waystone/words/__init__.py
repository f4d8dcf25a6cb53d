"""What people read, by language: everything in here but `runtime` is made from languages/*.ftl."""
