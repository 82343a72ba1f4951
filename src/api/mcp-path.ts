/** Path of the Model Context Protocol endpoint for assistants. */
export const mcpPath = '/mcp';
