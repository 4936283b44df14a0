/**
 * Emergency numbers, only where they are certain; a country that is absent has none stated, and its page says how to
 * ask. 'all' is one number for every service; otherwise ambulance, fire service and police apart.
 */
export interface EmergencyNumbers {
  readonly all?: string;
  readonly ambulance?: string;
  readonly fire?: string;
  readonly police?: string;
}

/** 112 everywhere in the European Union (Directive (EU) 2018/1972, Article 109) and the EEA, with the territories the law reaches. */
const european = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
  'IS', 'LI', 'NO', 'AX', 'GF', 'GP', 'MQ', 'RE', 'YT', 'MF',
];
/** 112 by national law as the one number. */
const one112 = ['AD', 'AM', 'AZ', 'FO', 'GE', 'GL', 'IN', 'KW', 'MC', 'MD', 'ME', 'MK', 'RU', 'SJ', 'SM', 'TL', 'TR', 'UA', 'VA', 'XK'];
/** 911 in the North American Numbering Plan and where it was taken over as the one number. */
const one911 = ['AG', 'AI', 'AS', 'BM', 'BS', 'CA', 'CR', 'DO', 'EC', 'GD', 'GU', 'HN', 'JO', 'KN', 'KY', 'LC', 'MP', 'MX', 'PH', 'PR', 'PY', 'SV', 'TC', 'US', 'UY', 'VI'];
const one999 = ['BD', 'BH', 'FK', 'GB', 'GG', 'HK', 'IM', 'JE', 'MO', 'MY', 'QA', 'SC', 'VG'];

const apart = (ambulance: string, fire: string, police: string): EmergencyNumbers => ({ ambulance, fire, police });
const all = (codes: readonly string[], number: string): [string, EmergencyNumbers][] => codes.map((code) => [code, { all: number }]);

export const emergencyNumbers: Readonly<Record<string, EmergencyNumbers>> = {
  ...Object.fromEntries([...all(european, '112'), ...all(one112, '112'), ...all(one911, '911'), ...all(one999, '999')]),
  AE: apart('998', '997', '999'),
  AL: apart('127', '128', '129'),
  AU: { all: '000' },
  BA: apart('124', '123', '122'),
  BB: apart('511', '311', '211'),
  BN: apart('991', '995', '993'),
  BR: apart('192', '193', '190'),
  BT: apart('112', '110', '113'),
  BW: apart('997', '998', '999'),
  BY: apart('103', '101', '102'),
  CC: { all: '000' },
  CH: apart('144', '118', '117'),
  CL: apart('131', '132', '133'),
  CN: apart('120', '119', '110'),
  CO: { all: '123' },
  CU: apart('104', '105', '106'),
  CX: { all: '000' },
  EG: apart('123', '180', '122'),
  FJ: apart('911', '910', '917'),
  GI: { all: '112' },
  GY: apart('913', '912', '911'),
  ID: { all: '112' },
  IL: apart('101', '102', '100'),
  IR: apart('115', '125', '110'),
  JM: apart('110', '110', '119'),
  JP: apart('119', '119', '110'),
  KH: apart('119', '118', '117'),
  KR: apart('119', '119', '112'),
  KZ: { all: '112' },
  LK: apart('1990', '110', '119'),
  MA: apart('15', '15', '19'),
  MU: apart('114', '115', '999'),
  MV: apart('102', '118', '119'),
  NC: apart('15', '18', '17'),
  NF: { all: '000' },
  NP: apart('102', '101', '100'),
  NZ: { all: '111' },
  OM: { all: '9999' },
  PE: apart('106', '116', '105'),
  PF: apart('15', '18', '17'),
  PM: apart('15', '18', '17'),
  PS: apart('101', '102', '100'),
  RS: apart('194', '193', '192'),
  RW: apart('912', '111', '112'),
  SA: apart('997', '998', '999'),
  SG: apart('995', '995', '999'),
  SY: apart('110', '113', '112'),
  TH: apart('1669', '199', '191'),
  TN: apart('190', '198', '197'),
  TT: apart('811', '990', '999'),
  TW: apart('119', '119', '110'),
  VN: apart('115', '114', '113'),
  WF: apart('15', '18', '17'),
  ZA: apart('10177', '10177', '10111'),
};
