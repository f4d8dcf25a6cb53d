"""What can be under way: one frame class per kind, with the stages that it goes through."""
