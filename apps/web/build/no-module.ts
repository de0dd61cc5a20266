/** Stands in a browser for a module of Node that is never used there. */
export default {};
