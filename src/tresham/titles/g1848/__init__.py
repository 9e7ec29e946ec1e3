"""1848: Australia, by H. Ohley and L. Orgler."""
