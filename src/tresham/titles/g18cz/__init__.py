"""18CZ: railways of Bohemia, Moravia and Silesia, small, medium and large."""
