/** The parameter of an address that asks for the site as it stood; its value is signed by the server. */
export const momentParameter = 'at';
