/**
 * Words that several languages of the site write the same. A text of such words only may equal its
 * source.
 */

/** Names of products, brands and programmes, which no language translates. Lower case. */
export const NAMES: ReadonlySet<string> = new Set(
  `orlaya myhealth mytravel mystudies scorestudies cover premier whv philhealth medicare
  medicaid medishield medisave whatsapp google apple android iphone ios youtube linkedin instagram
  facebook paypal mastercard sepa iban bic schengen erasmus brexit eur-lex eures`.split(/\s+/),
);

/** Names of several words that translations keep, among them foreign legal terms. */
const NAME_PHRASES =
  /expat student|working holidays?(?: visa)?|workers[’']? compensation|uw europa|your europe|hong kong|services australia/gi;
/** Returns a text without the names of several words. */
export const hideNamePhrases = (text: string): string => text.replaceAll(NAME_PHRASES, "");

/** Words by the languages that write them the same. Lower case. */
const WORDS_BY_LANGUAGES: Readonly<Record<string, string>> = {
  "en fr es de nl":
    "cookie cookies internet wifi app pdf web blog chat radio bus taxi euro faq covid expat vietnam",
  "en fr de nl":
    "minimum maximum transport restaurant sport smartphone budget test tennis golf rafting yoga ski",
  "en fr es": "animal capital central final local mental normal original social",
  "en fr nl": "ambulance contact document expert experts module modules moment talent",
  "en fr de": "international national regional patient standard information",
  "en es de": "final global portal total",
  "en es nl": "crisis plan",
  "en de nl":
    "arm hand hr in job jobs land manager hobby onboarding partner start status student team warm website wind winter workshop visa",
  "en fr": `accident accidents absence absences admission aide assistance assurance attention audit
    base cause certification client clients code codes commission commissions communication
    condition conditions confirmation consultation consultations contacts contribution
    contributions danger dangers date dates description destination destinations direct direction
    distance distances documents documentation excursion excursions exception exceptions exclusion
    exclusions extension extensions fracture fractures fruit guide guides image images
    informations instruction instructions intervention interventions message messages mission
    missions mobile moments nature notification notifications observation observations occasion
    option options orientation page pages parent parents patients pension permanent place places
    point points police port possible principal profession professions province provinces public
    publication publications question questions radiation restriction restrictions route routes
    sanction sanctions science sciences section sections service services session sessions simple
    situation situations solution solutions source sources sports suggestion suggestions surface
    table tables taxes train transition transports unique urgent vaccination vaccinations version
    versions vigilance virus visa visas visible vision voyage voyages zone zones`,
  "en es": `accidental actor chocolate control cultural dental director digital doctor error factor
    federal festival formal general global horizontal horrible hospital idea ideal individual
    informal legal manual material metal motor municipal natural no nuclear oral particular
    personal plural postal principal probable real regular rural sector singular solar terminal
    tropical usual verbal viral virus visible vital`,
  "en de": `album alarm bank butter digital festival film finger form formal hospital hotel material
    minute moment moral motor name nation neutral normal option optional original person position
    problem reform region ring service signal station system text tourist transfer`,
  "en nl": `bank briefing cash check checklist checklists comfort data film help helpdesk home
    hospice hotel inbox letter online partners privacy product project sponsor tips tracker update
    updates video water week weekend west`,
  "fr es": "animal capital central confort final local mental normal social total visible",
  "fr de": "ambulant information niveau presse restaurant total",
  "fr nl": "bagage module modules niveau service stage station",
  "es de": "final global hospital personal portal total",
  "de nl": "anders extra grenzen hier hotel ja kosten partner team wie",
};

function indexWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>();
  for (const [languages, words] of Object.entries(WORDS_BY_LANGUAGES)) {
    const codes = languages.split(" ");
    const pairs = codes.flatMap((from) => codes.map((to) => `${from} ${to}`));
    for (const word of words.split(/\s+/))
      index.set(word, new Set([...(index.get(word) ?? []), ...pairs]));
  }
  return index;
}
/** Pairs of languages (`en fr`) by the words that both write the same. */
export const SHARED_WORDS: ReadonlyMap<string, ReadonlySet<string>> = indexWords();
