"""Tests in a browser: a package, so that it is left before the tests of other folders begin."""
