"""Felt-like toy puppies and kittens. Origin: the base of the body on z = 0; they face -Y."""
