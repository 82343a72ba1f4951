/** Where assistants speak the Model Context Protocol with the site. */
export const mcpPath = '/mcp';
