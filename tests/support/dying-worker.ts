/** A picture process that exits with an error as it starts. */
process.exit(3);
