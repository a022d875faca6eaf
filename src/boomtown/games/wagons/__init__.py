"""Circle the Wagons."""
