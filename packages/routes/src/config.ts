/**
 * The brand as it appears in addresses (about-{brand}, spec §2): the one place that names it.
 * Tests and a rebranding call `createRoutes({ brand })` with another value.
 */
export const BRAND = "orlaya";
