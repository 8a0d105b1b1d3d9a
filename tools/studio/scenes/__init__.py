"""Low-poly dioramas. Every file has `build(star)`: it sets the scene up with its camera and
returns a Look.
"""
