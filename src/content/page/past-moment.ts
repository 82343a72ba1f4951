/** Query parameter that requests the site at a past moment; the server signs its value. */
export const momentParameter = 'at';
