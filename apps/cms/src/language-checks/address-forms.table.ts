/**
 * Words that address the reader in the form that the site does not use: usted and vosotros in
 * Spanish, u in Dutch, du in German, tu in French. Only words without another meaning; `su`, `sie`
 * and `ihr` are also words for other persons. Regular expressions.
 */
import type { Locale } from "@orlaya/locales";

export interface AddressForms {
  /** The form of the site. */
  readonly expected: string;
  /** Words that count anywhere in a text. Lower case, also with a capital at the start. */
  readonly words: string;
  /**
   * Verbs that count at the start of a sentence only, where they are an instruction. Null: none
   * without a word of `words`.
   */
  readonly instructions: string | null;
}

export const ADDRESS_FORMS: Readonly<Record<Locale, AddressForms | null>> = {
  en: null,
  fr: {
    expected: "vous",
    // `ton` is also a tone, `te` a part of names, and `tu` and `tus` participles of « taire ».
    words:
      "(?<!est )tu|toi|toi-même|tes|t[’'](?=[aeéêiouyh])|(?<!\\b(?:le|un|ce|du|au|son|mon|leur|même|bon|tout) )ton(?= (?!(?:dans|et|ou|avec|pour|plus|sur|à|est|de|du)\\b)\\p{L})|(?<!\\b(?:la|une) )ta(?= \\p{L})|(?<=(?:\\b(?:on|nous|il|elle|qui|je|pour|de|ne) ))te(?= \\p{L})|\\p{L}+-(?:tu|toi)",
    instructions:
      "choisis|remplis|saisis|écris|lis|réponds|prends|reçois|envoie-\\p{L}+|dis-\\p{L}+|fais|mets|consulte-\\p{L}+|vois|sois|aies|n[’']oublie pas|clique sur|appelle-\\p{L}+|souscris",
  },
  es: {
    expected: "tú",
    words: "usted|ustedes|uds?|vds?|vosotros|vosotras|vuestr[oa]s?|os(?= \\p{L})",
    instructions:
      "elija|indique|consulte|rellene|escriba|llame|envíe|haga clic|compruebe|pida|lea|seleccione|introduzca|descargue|solicite|contrate|guarde|responda|compare|vea|tenga en cuenta|póngase|contáctenos|díganos|escríbanos|llámenos|inicie sesión|acceda|abra|añada|pague|revise|vuelva|no olvide|elegid|escribid|llamad|rellenad|consultad|comprobad|enviad|pedid",
  },
  de: {
    expected: "Sie",
    words:
      "du|dich|dir|dein|deine|deinem|deinen|deiner|deines|deins|dein(?:et|er)seits|deinetwegen|euch|euer|eure|eurem|euren|eurer|eures",
    instructions:
      "wähle|gib|klicke|prüfe|lies|schau|sieh dir|rufe|ruf uns|nimm|vergleiche|fülle|schreib|schreibe|sende|schick|schicke|finde|beantworte|trag|achte auf|vergiss|lade|öffne|melde|denk|überleg",
  },
  nl: {
    expected: "je",
    // A policy may keep the formal address; its terms are not texts of the site.
    words: "(?<!\\d\\s?)u|uw|uwe|uzelf",
    instructions: null,
  },
};
