/**
 * Emergency numbers, only where two sources agree: this table and the short numbers of libphonenumber, which the test
 * asks about each one. A country that is absent has none stated, and its page says how to ask. 'all' is one number for
 * every service; otherwise ambulance, fire service and police apart.
 */
export interface EmergencyNumbers {
  readonly all?: string;
  readonly ambulance?: string;
  readonly fire?: string;
  readonly police?: string;
}

/** 112 everywhere in the European Union (Directive (EU) 2018/1972, Article 109) and the EEA, with the territories the law reaches. */
export const european: readonly string[] = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
  'IS', 'LI', 'NO', 'AX', 'GF', 'GP', 'MQ', 'RE', 'YT', 'MF',
];
/** 112 by national law as the one number. */
const one112 = ['AD', 'AZ', 'FO', 'GE', 'GL', 'IN', 'KW', 'MC', 'MD', 'ME', 'MK', 'RU', 'SJ', 'ST', 'TJ', 'TL', 'TR', 'TZ', 'UA', 'VA', 'XK'];
/** 911 in the North American Numbering Plan and where it was taken over as the one number. */
const one911 = ['AG', 'AI', 'AS', 'AW', 'BM', 'BQ', 'BS', 'BZ', 'CA', 'CR', 'DO', 'EC', 'GD', 'GU', 'JO', 'KN', 'KY', 'LC', 'MP', 'MX', 'PA', 'PH', 'PR', 'PW', 'PY', 'SV', 'TC', 'TO', 'US', 'UY', 'VC', 'VE', 'VI'];
const one999 = ['BD', 'BH', 'DM', 'FK', 'GB', 'GG', 'HK', 'IM', 'JE', 'KE', 'MO', 'MY', 'QA', 'SC', 'SH', 'UG', 'VG'];

const apart = (ambulance: string, fire: string, police: string): EmergencyNumbers => ({ ambulance, fire, police });
const all = (codes: readonly string[], number: string): [string, EmergencyNumbers][] => codes.map((code) => [code, { all: number }]);

export const emergencyNumbers: Readonly<Record<string, EmergencyNumbers>> = {
  ...Object.fromEntries([...all(european, '112'), ...all(one112, '112'), ...all(one911, '911'), ...all(one999, '999')]),
  AE: apart('998', '997', '999'),
  AL: apart('127', '128', '129'),
  AM: apart('103', '101', '102'),
  AO: apart('112', '115', '113'),
  AR: apart('107', '100', '101'),
  AU: { all: '000' },
  BA: apart('124', '123', '122'),
  BB: apart('511', '311', '211'),
  BJ: apart('112', '118', '117'),
  BN: apart('991', '995', '993'),
  BO: apart('118', '119', '110'),
  BR: apart('192', '193', '190'),
  BT: apart('112', '110', '113'),
  BW: apart('997', '998', '999'),
  BY: apart('103', '101', '102'),
  CC: { all: '000' },
  CH: apart('144', '118', '117'),
  CK: apart('998', '996', '999'),
  CL: apart('131', '132', '133'),
  CN: apart('120', '119', '110'),
  CO: { all: '123' },
  CU: apart('104', '105', '106'),
  CV: apart('130', '131', '132'),
  CX: { all: '000' },
  DZ: apart('14', '14', '17'),
  EG: apart('123', '180', '122'),
  ER: apart('114', '116', '113'),
  GH: apart('193', '192', '191'),
  GI: { all: '112' },
  GM: apart('116', '118', '117'),
  GY: apart('913', '912', '911'),
  ID: { all: '112' },
  IL: apart('101', '102', '100'),
  IQ: apart('122', '115', '104'),
  IR: apart('115', '125', '110'),
  JM: apart('110', '110', '119'),
  JP: apart('119', '119', '110'),
  KG: apart('103', '101', '102'),
  KH: apart('119', '118', '117'),
  KI: apart('994', '993', '992'),
  KR: apart('119', '119', '112'),
  KZ: { all: '112' },
  LA: apart('195', '190', '191'),
  LB: apart('140', '175', '112'),
  LK: apart('110', '110', '119'),
  MA: apart('15', '15', '19'),
  ML: apart('15', '18', '17'),
  MN: apart('103', '101', '102'),
  MU: apart('114', '115', '999'),
  MV: apart('102', '118', '119'),
  MW: apart('998', '999', '997'),
  MZ: apart('117', '198', '119'),
  NC: apart('15', '18', '17'),
  NE: apart('15', '18', '17'),
  NI: apart('128', '115', '118'),
  NP: apart('102', '101', '100'),
  NR: apart('111', '112', '110'),
  NZ: { all: '111' },
  OM: { all: '9999' },
  PE: apart('117', '116', '105'),
  PF: apart('15', '18', '17'),
  PK: apart('1122', '16', '15'),
  PM: apart('15', '18', '17'),
  PS: apart('101', '102', '100'),
  SG: apart('995', '995', '999'),
  SM: apart('118', '115', '113'),
  SY: apart('110', '113', '112'),
  TH: apart('1669', '199', '191'),
  TN: apart('190', '198', '197'),
  TW: apart('119', '119', '110'),
  VN: apart('115', '114', '113'),
  WF: apart('15', '18', '17'),
  WS: apart('996', '994', '995'),
  ZA: apart('10177', '10177', '10111'),
  ZW: apart('994', '993', '995'),
};
