/**
 * The brand in addresses (about-{brand}, spec §2). Only this constant names it. Tests and a
 * rebranding call `createRoutes({ brand })` with another value.
 */
export const BRAND = "orlaya";
