/** A picture process that never gets to work. */
process.exit(3);
