/** The visitor's country (spec §7): the header of a trusted proxy when one is configured, otherwise US as a fallback. The address itself is neither read nor logged. */
export interface Geolocation { readonly country: string; readonly source: 'header' | 'database' | 'fallback' }

/** `header` is the value of the configured header, null when no proxy is trusted or it sent none. Codes that say "unknown" (XX, T1) fall back. */
export const locate = (header: string | null): Geolocation => {
  const code = header?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? { country: code, source: 'header' } : { country: 'US', source: 'fallback' };
};
