"""The networks' features and answers for Wizard Extreme."""
