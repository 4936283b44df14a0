/** The languages of the site. */
export {};
