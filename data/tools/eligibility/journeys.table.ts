/**
 * Journeys that must keep their outcome in every release (finder §2.17). They are written by hand
 * from the pages of the plans and not generated from the rules, so that an error in the rules does
 * not appear here, too.
 */

/**
 * A journey: residence, destination and profile, optionally a nationality, which is a code or
 * NOT_LISTED; then the key of the plan, or `none` or `asks`; then the reason.
 */
export type JourneyRow = readonly [answers: string, outcome: string, why: string];

/** Local plans, and the question about nationality that goes with them. */
const localPlans: readonly JourneyRow[] = [
  ["SG SG expatriation", "asks", "In Singapore the nationality decides between two plans."],
  [
    "SG SG expatriation FR",
    "myhealth-singapore",
    "A French expatriate who lives in Singapore gets the local plan.",
  ],
  [
    "SG SG expatriation IN",
    "myhealth-singapore",
    "An Indian expatriate who lives in Singapore gets the local plan.",
  ],
  [
    "SG SG expatriation US",
    "myhealth-international",
    "Nationals of the United States have rules of their own in Singapore.",
  ],
  [
    "SG SG expatriation SG",
    "myhealth-international",
    "Nationals of Singapore have rules of their own at home.",
  ],
  [
    "SG SG expatriation IR",
    "none",
    "Sanctions: nationals of Iran get no plan where nationality is asked.",
  ],
  [
    "SG SG expatriation NOT_LISTED",
    "none",
    "A person without a listed nationality talks to the team.",
  ],
  ["HK HK expatriation", "asks", "In Hong Kong the nationality decides between two plans."],
  [
    "HK HK expatriation GB",
    "myhealth-hong-kong",
    "A British expatriate with a Hong Kong identity card gets the local plan.",
  ],
  [
    "HK HK expatriation CA",
    "myhealth-international",
    "Nationals of Canada have rules of their own in Hong Kong.",
  ],
  [
    "HK HK expatriation KP",
    "none",
    "Sanctions: nationals of North Korea get no plan where nationality is asked.",
  ],
  [
    "ID ID expatriation AU",
    "myhealth-indonesia",
    "An Australian who lives on Bali gets the plan with evacuation from the islands.",
  ],
  [
    "ID ID expatriation PH",
    "myhealth-international",
    "Nationals of the Philippines have rules of their own in Indonesia.",
  ],
  [
    "ID ID expatriation CU",
    "none",
    "Embargo: nationals of Cuba get no plan where nationality is asked.",
  ],
  [
    "VN VN expatriation FR",
    "myhealth-vietnam",
    "A French expatriate who lives in Hanoi gets the local plan.",
  ],
  [
    "VN VN expatriation TH",
    "myhealth-international",
    "Nationals of Thailand have rules of their own in Vietnam.",
  ],
  [
    "PH PH expatriation DE",
    "myhealth-philippines",
    "A German who lives on Cebu gets the local plan.",
  ],
  [
    "PH PH expatriation US",
    "myhealth-international",
    "Nationals of the United States have rules of their own in the Philippines.",
  ],
  [
    "PH PH expatriation SY",
    "none",
    "Sanctions: nationals of Syria get no plan where nationality is asked.",
  ],
  [
    "TH TH expatriation SE",
    "myhealth-thailand",
    "A Swede who has retired to Thailand gets the local plan.",
  ],
  [
    "TH TH expatriation VN",
    "myhealth-international",
    "Nationals of Vietnam have rules of their own in Thailand.",
  ],
  [
    "TH TH expatriation RU",
    "myhealth-thailand",
    "The country Russia is closed, but a Russian who lives in Thailand is not: sanctions name persons, and the application is checked.",
  ],
  ["AE AE expatriation", "asks", "In the Emirates the nationality decides between two plans."],
  [
    "AE AE expatriation IN",
    "myhealth-uae",
    "An Indian with a residence visa of the Emirates gets the local plan.",
  ],
  [
    "AE AE expatriation AE",
    "myhealth-international",
    "Nationals of the Emirates have rules of their own at home.",
  ],
  [
    "SA AE expatriation",
    "myhealth-uae",
    "A resident of Saudi Arabia who moves to the Emirates gets the residence visa that the local plan asks for.",
  ],
  [
    "QA AE expatriation",
    "myhealth-uae",
    "Residents of the other countries of the Middle East can move to the Emirates with the local plan.",
  ],
  [
    "FR AE expatriation",
    "long-term",
    "The local plan of the Emirates is not for people who come from Europe.",
  ],
  [
    "SG AE expatriation",
    "myhealth-international",
    "The local plan of the Emirates is not for people who come from Asia.",
  ],
  [
    "NZ AE expatriation",
    "myhealth-international",
    "The local plan of the Emirates is not for people who come from Oceania.",
  ],
];

/** Nationals who live at home. */
const localNationals: readonly JourneyRow[] = [
  [
    "HK HK local-national",
    "myhealth-hong-kong",
    "The local plan is open to people from Hong Kong at home.",
  ],
  ["ID ID local-national", "myhealth-indonesia", "The local plan is open to Indonesians at home."],
  [
    "VN VN local-national",
    "myhealth-vietnam",
    "The local plan is open to Vietnamese people at home.",
  ],
  ["PH PH local-national", "myhealth-philippines", "The local plan is open to Filipinos at home."],
  ["TH TH local-national", "myhealth-thailand", "The local plan is open to Thais at home."],
  [
    "SG SG local-national",
    "none",
    "The local plan of Singapore is for people on a pass and permanent residents.",
  ],
  [
    "AE AE local-national",
    "none",
    "The local plan of the Emirates is for people with a residence visa.",
  ],
  ["IN IN local-national", "none", "MyHealth Asia is for expatriates."],
  ["FR FR local-national", "none", "There is no local plan in France."],
  ["HK SG local-national", "none", "A local national stays at home."],
];

/** Longer than 12 months, from Asia. */
const fromAsia: readonly JourneyRow[] = [
  [
    "IN IN expatriation",
    "myhealth-asia",
    "An expatriate in India, where there is no local plan, gets the regional plan.",
  ],
  [
    "JP JP expatriation",
    "myhealth-asia",
    "Japan has no local plan of ours, so that the regional plan applies there.",
  ],
  ["KH KH expatriation", "myhealth-asia", "Cambodia is not part of the plan for Thailand."],
  ["LA LA expatriation", "myhealth-asia", "Laos is not part of the plan for Thailand."],
  ["MM MM expatriation", "myhealth-asia", "Myanmar is not part of the plan for Thailand."],
  ["MY JP expatriation", "myhealth-asia", "Both countries are in Asia and have no local plan."],
  [
    "SG MY expatriation",
    "myhealth-asia",
    "A resident of Asia who moves to Malaysia gets the regional plan.",
  ],
  ["HK IN expatriation", "myhealth-asia", "South Asia belongs to the regional plan."],
  [
    "TH KH expatriation",
    "myhealth-asia",
    "Who leaves Thailand for Cambodia leaves the local plan.",
  ],
  [
    "KH TH expatriation",
    "myhealth-international",
    "A local plan is for people who already live in the place.",
  ],
  ["JP SG expatriation", "myhealth-international", "Who moves to Singapore starts with modules."],
  [
    "HK SG expatriation",
    "myhealth-international",
    "Two places with a local plan: neither of them follows the move.",
  ],
  [
    "SG HK expatriation",
    "myhealth-international",
    "Two places with a local plan: neither of them follows the move.",
  ],
  ["IN SA expatriation", "myhealth-international", "Leaving Asia for the Middle East."],
  ["SG FR expatriation", "myhealth-international", "Leaving Asia for Europe."],
  ["JP GB expatriation", "myhealth-international", "Leaving Asia for the United Kingdom."],
  [
    "JP US expatriation",
    "asks",
    "On the way to an English-speaking country the nationality decides how the request is marked.",
  ],
  [
    "JP US expatriation JP",
    "myhealth-international",
    "A Japanese person who moves to the United States.",
  ],
  [
    "JP US expatriation US",
    "myhealth-international",
    "A national of the United States who returns from Japan; the request is marked.",
  ],
  [
    "JP US expatriation IR",
    "none",
    "Sanctions: nationals of Iran get no plan where nationality is asked.",
  ],
  ["CN BR expatriation", "myhealth-international", "Leaving Asia for Latin America."],
  ["PK AU expatriation IN", "myhealth-international", "Leaving South Asia for Australia."],
];

/** Longer than 12 months, from the Middle East and Oceania. */
const fromTheRestOfTheEast: readonly JourneyRow[] = [
  [
    "SA SA expatriation",
    "myhealth-international",
    "An expatriate in Saudi Arabia, where there is no local plan, gets modules.",
  ],
  ["LB QA expatriation", "myhealth-international", "A move within the Middle East."],
  [
    "PS JO expatriation",
    "myhealth-international",
    "The Palestinian territories are open: no law forbids cover for their residents.",
  ],
  [
    "AE SA expatriation",
    "myhealth-international",
    "Who leaves the Emirates leaves the local plan.",
  ],
  [
    "AE IN expatriation",
    "myhealth-international",
    "The regional plan for Asia is for residents of Asia only.",
  ],
  [
    "KW JP expatriation",
    "myhealth-international",
    "The regional plan for Asia is for residents of Asia only.",
  ],
  [
    "IL US expatriation IL",
    "myhealth-international",
    "A move from the Middle East to an English-speaking country.",
  ],
  ["AU JP expatriation", "myhealth-international", "Australia belongs to Asia-Pacific."],
  ["NZ JP expatriation", "myhealth-international", "New Zealand belongs to Asia-Pacific."],
  ["NZ US expatriation", "myhealth-international", "From Oceania nationality is not asked."],
  ["FJ AU expatriation", "myhealth-international", "Fiji belongs to Asia-Pacific."],
  [
    "NC FR expatriation",
    "myhealth-international",
    "New Caledonia is French and lies in the Pacific, where the plan in modules is sold.",
  ],
  ["AU AU expatriation", "none", "The plan in modules is for a move abroad."],
  ["PF PF expatriation", "none", "The plan in modules is for a move abroad."],
];

/** Longer than 12 months, from Europe, Africa and the Americas. */
const fromTheWest: readonly JourneyRow[] = [
  ["FR VN expatriation", "long-term", "A move abroad for longer than 12 months."],
  ["CH SG expatriation", "long-term", "A local plan is for people who already live in the place."],
  ["DE ES expatriation", "long-term", "A move within Europe is a move abroad."],
  ["US MX expatriation", "long-term", "Residents of the United States who move abroad."],
  ["IE FR expatriation", "long-term", "Ireland has no edition of its own."],
  ["RE FR expatriation", "long-term", "Réunion and France are two countries of the form."],
  ["FR RE expatriation", "long-term", "Réunion and France are two countries of the form."],
  ["JE GB expatriation", "long-term", "The Channel Islands are not part of the United Kingdom."],
  ["UA PL expatriation", "long-term", "Ukraine is open: people who leave it need cover abroad."],
  ["HT CA expatriation", "long-term", "Haiti is open: people who leave it need cover abroad."],
  ["ML SN expatriation", "long-term", "Mali is open: no law forbids cover for its residents."],
  ["FR FR expatriation", "none", "The long-term plan is for life abroad."],
  ["DE DE expatriation", "none", "The long-term plan is for life abroad."],
  ["US US expatriation", "none", "The long-term plan is for life abroad."],
  [
    "FR DE expatriation IR",
    "long-term",
    "Nationality is not asked here, so that sanctions are checked on application.",
  ],
  [
    "GB FR expatriation",
    "uk-long-term",
    "Residents of the United Kingdom have an edition of their own.",
  ],
  [
    "GB SG expatriation",
    "uk-long-term",
    "Residents of the United Kingdom have an edition of their own.",
  ],
  ["GB JE expatriation", "uk-long-term", "The Channel Islands count as abroad."],
  [
    "GB GB expatriation",
    "none",
    "The UK plan ends when the person lives in the United Kingdom again.",
  ],
];

/** 3 to 12 months, and trips. */
const shortStaysAndTravel: readonly JourneyRow[] = [
  ["DE AU short-stay", "short-term", "A stay of 3 to 12 months without a Working Holiday Visa."],
  ["FR JP short-stay", "short-term", "A stay of 3 to 12 months without a Working Holiday Visa."],
  ["SG FR short-stay", "short-term", "One plan for residents of most countries."],
  ["AE KE short-stay", "short-term", "One plan for residents of most countries."],
  ["NZ IS short-stay", "short-term", "One plan for residents of most countries."],
  ["BR PT short-stay", "short-term", "One plan for residents of most countries."],
  [
    "GB ES short-stay",
    "uk-short-term",
    "Residents of the United Kingdom have an edition of their own.",
  ],
  ["GB GB short-stay", "none", "Care in the country of residence is not insured."],
  ["DE DE short-stay", "none", "Care in the country of residence is not insured."],
  ["SG SG short-stay", "none", "Care in the country of residence is not insured."],
  ["FR IT travel", "travel-insurance", "A trip from Europe."],
  ["GB US travel", "travel-insurance", "The travel plan has no UK edition."],
  ["US FR travel", "travel-insurance", "A trip from North America."],
  ["MA FR travel", "travel-insurance", "A trip from Africa."],
  ["PE ES travel", "travel-insurance", "A trip from Latin America."],
  ["JP FR travel", "mytravel-cover", "A trip from Asia, with a certificate for a Schengen visa."],
  ["IN DE travel", "mytravel-cover", "A trip from Asia, with a certificate for a Schengen visa."],
  ["AE GB travel", "mytravel-cover", "A trip from the Middle East."],
  ["AU FR travel", "mytravel-cover", "Australia belongs to Asia-Pacific."],
  ["PF NZ travel", "mytravel-cover", "French Polynesia lies in the Pacific."],
  ["FR FR travel", "none", "Travel plans are for trips abroad."],
  ["JP JP travel", "none", "The country of residence is excluded."],
  ["AU AU travel", "none", "The country of residence is excluded."],
];

/** Studies. */
const studies: readonly JourneyRow[] = [
  ["JP FR study-abroad", "mystudies-cover", "An exchange from Asia."],
  ["JP FR short-term-study", "mystudies-cover", "A semester from Asia."],
  ["JP FR international-studies", "mystudies-cover", "A programme from Asia."],
  ["SG SG study-abroad", "none", "Studies at home are not studies abroad."],
  ["AU JP short-term-study", "mystudies-cover", "Australia belongs to Asia-Pacific."],
  ["AE GB study-abroad", "mystudies-cover", "An exchange from the Middle East."],
  ["JP US study-abroad", "student", "MyStudies Cover excludes stays in the United States."],
  [
    "NZ US international-studies",
    "student",
    "MyStudies Cover excludes stays in the United States.",
  ],
  [
    "JP US short-term-study",
    "short-term",
    "MyStudies Cover excludes the United States, and the Student plan begins above 12 months.",
  ],
  [
    "FJ US short-term-study",
    "short-term",
    "MyStudies Cover excludes the United States, and the Student plan begins above 12 months.",
  ],
  ["IN SG long-term-study", "student", "MyStudies Cover ends after 12 months."],
  ["SG AU long-term-study", "student", "MyStudies Cover ends after 12 months."],
  [
    "SG FR long-term-study",
    "asks",
    "On this way the nationality decides whether the request has a mark.",
  ],
  ["SG FR long-term-study FR", "student", "MyStudies Cover ends after 12 months."],
  [
    "SG FR long-term-study SG",
    "student",
    "The same plan; requests of these nationals have no mark.",
  ],
  [
    "CN DE long-term-study CN",
    "student",
    "A degree in Germany takes longer than MyStudies Cover lasts.",
  ],
  [
    "CN DE long-term-study KP",
    "none",
    "Sanctions: nationals of North Korea get no plan where nationality is asked.",
  ],
  [
    "BD DE long-term-study",
    "student",
    "From South Asia nationality makes no difference for studies.",
  ],
  ["NZ FR long-term-study", "student", "MyStudies Cover ends after 12 months."],
  [
    "DE ES study-abroad",
    "student",
    "A degree in the Schengen area from Europe; Expat Student is not for residents of Europe.",
  ],
  ["DE ES short-term-study", "short-term", "The Student plan begins above 12 months."],
  ["DE ES long-term-study", "student", "A degree abroad of more than 12 months."],
  ["US FR short-term-study", "short-term", "The Student plan begins above 12 months."],
  ["CA GB study-abroad", "student", "A degree abroad of more than 12 months."],
  ["CH US long-term-study", "student", "A degree abroad of more than 12 months."],
  ["DE DE long-term-study", "none", "Studies at home are not studies abroad."],
  ["FR FR study-abroad", "none", "Studies at home are not studies abroad."],
  ["FR CA international-studies", "scorestudies", "A joint degree of a student from France."],
  ["FR ES international-studies", "scorestudies", "A joint degree of a student from France."],
  [
    "RE ES international-studies",
    "scorestudies",
    "A joint degree of a student from the French overseas territories.",
  ],
  ["NC ES international-studies", "scorestudies", "New Caledonia is a French overseas territory."],
  [
    "FR US international-studies",
    "student",
    "Scorestudies excludes programmes in the United States.",
  ],
  [
    "FR CA study-abroad",
    "student",
    "One university in one country is no programme in several countries.",
  ],
  ["MQ FR study-abroad", "student", "Expat Student is not for the French overseas territories."],
  ["NC FR study-abroad", "mystudies-cover", "New Caledonia lies in the Pacific."],
  ["SN FR study-abroad", "expat-student", "A student from Africa in the Schengen area."],
  [
    "MX ES international-studies",
    "expat-student",
    "A student from Latin America in the Schengen area.",
  ],
  ["JM DE long-term-study", "expat-student", "A student from the Caribbean in the Schengen area."],
  ["SN CA study-abroad", "student", "Expat Student is for the Schengen area only."],
  ["SN GB long-term-study", "student", "The United Kingdom is outside the Schengen area."],
  ["SN FR short-term-study", "short-term", "Up to 12 months, the short-term plan."],
  [
    "GB FR study-abroad",
    "uk-student",
    "Residents of the United Kingdom have an edition of their own.",
  ],
  ["GB US short-term-study", "uk-student", "The UK edition is for a year or a whole degree."],
  [
    "GB IT international-studies",
    "uk-student",
    "Residents of the United Kingdom have an edition of their own.",
  ],
  [
    "GB AU long-term-study",
    "uk-student",
    "Residents of the United Kingdom have an edition of their own.",
  ],
  ["GB GB study-abroad", "none", "Studies at home are not studies abroad."],
];

/** Working holidays. */
const workingHolidays: readonly JourneyRow[] = [
  [
    "DE AU working-holiday",
    "mytravel-cover-whv",
    "Germany and Australia have an agreement on working holidays.",
  ],
  [
    "FR NZ working-holiday",
    "mytravel-cover-whv",
    "France and New Zealand have an agreement on working holidays.",
  ],
  [
    "IE CA working-holiday",
    "mytravel-cover-whv",
    "Ireland is on two lists of origin, which lead to the same plan.",
  ],
  ["JP CA working-holiday", "mytravel-cover-whv", "Japan is an Asian country of origin."],
  ["GB JP working-holiday", "mytravel-cover-whv", "The United Kingdom is a country of origin."],
  [
    "AU JP working-holiday",
    "mytravel-cover-whv",
    "English-speaking countries are countries of origin.",
  ],
  ["AU AU working-holiday", "none", "Nobody needs a visa for the own country."],
  ["JP JP working-holiday", "none", "Nobody needs a visa for the own country."],
  ["CN AU working-holiday", "none", "China is not on the lists of origin."],
  ["DE FR working-holiday", "none", "France is not one of the nine destinations."],
];

/** Closed countries and places without inhabitants. */
const closed: readonly JourneyRow[] = [
  ["IR FR expatriation", "none", "Iran is closed as residence: sanctions."],
  ["RU DE travel", "none", "Russia is closed as residence: sanctions."],
  ["BY PL study-abroad", "none", "Belarus is closed as residence: sanctions."],
  ["AF DE expatriation", "none", "Afghanistan is closed as residence."],
  ["FR RU travel", "none", "Russia is closed as destination: sanctions."],
  ["DE KP travel", "none", "North Korea is closed as destination: sanctions."],
  ["FR SY expatriation", "none", "Syria is closed as destination."],
  ["GB CU travel", "none", "Cuba is closed as destination: embargo."],
  ["SG YE expatriation", "none", "Yemen is closed as destination: war."],
  ["KE SO short-stay", "none", "Somalia is closed as destination: war."],
  ["EG SD expatriation", "none", "Sudan is closed as destination: war."],
  ["IT LY short-stay", "none", "Libya is closed as destination: armed conflict."],
  ["UG SS expatriation", "none", "South Sudan is closed as destination: war."],
  ["SY SY expatriation", "none", "A closed country is closed within its borders, too."],
  ["FR AQ travel", "none", "Antarctica has no inhabitants and no plan."],
  ["BV NO expatriation", "none", "Bouvet Island has no inhabitants and no plan."],
];

/** All journeys. */
export const journeyRows: readonly JourneyRow[] = [
  ...localPlans,
  ...localNationals,
  ...fromAsia,
  ...fromTheRestOfTheEast,
  ...fromTheWest,
  ...shortStaysAndTravel,
  ...studies,
  ...workingHolidays,
  ...closed,
];
