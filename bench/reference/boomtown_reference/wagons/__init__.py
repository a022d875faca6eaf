"""What the bots believe about Circle the Wagons."""
