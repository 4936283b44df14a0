/**
 * Terms of insurance with their translations. A term that stands in a source has to have one of its
 * translations in the target.
 *
 * Each language has the term as it is shown to an editor, and its forms: a regular expression in
 * lower case in which `~` stands for any letters and a space also for a hyphen. `also` are other
 * words that count as a translation, but do not need one when they stand in a source.
 */
import type { Locale } from "@orlaya/locales";

export interface TermForms {
  readonly term: string;
  readonly forms: string;
  readonly also?: string;
}
export type GlossaryEntry = Readonly<Record<Locale, TermForms>> & { readonly id: string };

const term = (term: string, forms: string, also?: string): TermForms =>
  also === undefined ? { term, forms } : { term, forms, also };

export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: "policy",
    en: term("policy", "insurance polic(y|ies)", "polic(y|ies)|plan~|contract~|insurance|cover"),
    fr: term("contrat", "contrats? d'assurance", "contrat~|assurance~|police~"),
    es: term("póliza", "pólizas? de seguro|pólizas?", "contrato~|seguro~|póliza~"),
    de: term(
      "Vertrag",
      "versicherungsvertr[aä]g~|polices?",
      "~vertr[aä]g~|~versicherung~|police~|tarif~",
    ),
    nl: term("polis", "polis(sen)?", "~polis~|contract~|~verzekering~"),
  },
  {
    id: "level-of-cover",
    en: term("level of cover", "levels? of cover", "level~"),
    fr: term(
      "formule",
      "formules? de (garantie|couverture)s?|niveaux? de (garantie|couverture)s?",
      "niveau~|formule~|garantie~",
    ),
    es: term("modalidad", "modalidad(es)?", "nivel~|cobertura~"),
    de: term("Tarifstufe", "tarifstufen?", "~stufen?|niveau~"),
    nl: term("pakket", "pakket(ten)?", "niveau~|dekking~"),
  },
  {
    id: "health-insurance",
    en: term(
      "health insurance",
      "(?<!(compulsory|statutory|public|state|basic|global) )health insurance(?! (card|scheme))",
      "health (plan|cover|insurer|contract)~|medical (insurance|cover)|health~|insurance|medical~",
    ),
    fr: term("assurance santé", "assurances? santé", "santé|assurance~"),
    es: term("seguro médico", "seguros? médicos?", "seguro~"),
    de: term(
      "Krankenversicherung",
      "~krankenversicherung~",
      "~kranken~|gesundheit~|versicherung|~privatversicherung~|~versicherung~",
    ),
    nl: term(
      "ziektekostenverzekering",
      "ziektekostenverzekering~",
      "ziektekosten~|zorgverzeker~|~verzekering~",
    ),
  },
  {
    id: "travel-insurance",
    en: term("travel insurance", "travel insurance", "travel|trip~"),
    fr: term("assurance voyage", "assurances? voyages?", "voyage~|déplacement~"),
    es: term("seguro de viaje", "seguros? de viajes?", "de viaje~|viaje~"),
    de: term("Reiseversicherung", "~reiseversicherung~", "~reise~|versicherung"),
    nl: term("reisverzekering", "reisverzekering~", "~reis~"),
  },
  {
    id: "benefit",
    en: term("benefit", "table of benefits|benefits? table", "benefit~|cover~"),
    fr: term("prestation", "tableau des (prestations|garanties)", "prestation~|garantie~|tableau~"),
    es: term("prestación", "tabla de (prestaciones|coberturas)", "prestaci~|cobertura~|tabla~"),
    de: term(
      "Leistung",
      "leistungstabellen?|leistungsübersicht~",
      "~leistung~|tabelle~|übersicht~",
    ),
    nl: term(
      "vergoeding",
      "vergoedingentabel~|dekkingstabel~|vergoedingenoverzicht~",
      "~vergoeding~|~dekking~|overzicht~|tabel~",
    ),
  },
  {
    id: "premium",
    en: term(
      "premium",
      "premiums?",
      "price~|contribution~|rate|rates|contribut~|pay|pays|payment~|cost~",
    ),
    fr: term("cotisation", "cotisations?|primes?", "prix|tarif~|~primes?|montant~|cotis~"),
    es: term("prima", "~primas?|primas?", "precio~|tarifa~|cuota~"),
    de: term(
      "Beitrag",
      "(monats|jahres)beitr[aä]g~|prämien?|beiträge[n]?",
      "~beitr[aä]g~|~prämien?|preis~|beitr[aä]g~",
    ),
    nl: term("premie", "premies?", "~premie~|prijs~"),
  },
  {
    id: "quote",
    en: term(
      "quote",
      "(a|the|your|our|written|request a|get a|free) quotes?",
      "quot~|offer~|estimate~|price~|budget~",
    ),
    fr: term("devis", "devis", "prix|tarif~|offre~|cotisation~|prime|budget~|estimation~"),
    es: term("presupuesto", "presupuestos?", "precio~|oferta~|prima|estimaci~"),
    de: term(
      "Angebot",
      "angebot (anfordern|einholen|anzufordern)|(schriftliches?|schriftlichen|unverbindlich~) angebot~",
      "~angebot~|preis~|beitrag|angebot~|~voranschlag~|budget~",
    ),
    nl: term("offerte", "offertes?", "~offerte~|prijs~|premie~|~raming~|~begroting~|budget~"),
  },
  {
    id: "policyholder",
    en: term("policyholder", "policy ?holders?", "holder~|subscriber~|company|companies|employer~"),
    fr: term(
      "souscripteur",
      "souscript(eur|rice)s?",
      "souscri~|titulaire~|preneur~|entreprise~|employeur~|société~",
    ),
    es: term(
      "tomador del seguro",
      "tomador~|persona tomadora",
      "titular~|contratante~|contrat~|empresa~",
    ),
    de: term(
      "Versicherungsnehmer",
      "versicherungsnehmer~",
      "vertragspartner~|~nehmer~|~unternehmen~|firma",
    ),
    nl: term(
      "verzekeringnemer",
      "verzekeringnemer~",
      "~nemer~|werkgever~|~bedrijf~|bedrijven|organisatie",
    ),
  },
  {
    id: "insured-person",
    en: term(
      "insured person",
      "insured (person|people|member)s?|persons? insured",
      "insured|member~|person|cover~|employee~|staff",
    ),
    fr: term("personne assurée", "personnes? assurées?", "assur~|bénéficiaire~|membre~|salarié~"),
    es: term(
      "persona asegurada",
      "personas? aseguradas?",
      "asegurad~|asegur~|beneficiari~|plantilla",
    ),
    de: term("versicherte Person", "versicherten? personen?", "versichert~|mitversichert~"),
    nl: term(
      "verzekerde",
      "verzekerde persoon|verzekerde personen|verzekerden",
      "verzeker~|deelnemer~",
    ),
  },
  {
    id: "dependant",
    en: term("dependant", "dependants?", "famil~|partner~|child~|relative~"),
    fr: term(
      "ayant droit",
      "ayants? droit",
      "famille~|proche~|conjoint~|enfant~|partenaire~|accompagn~",
    ),
    es: term(
      "familiar asegurado",
      "famili(ar|ares) asegurad(o|os|a|as)",
      "famili~|pareja~|hij[oa]s?|beneficiari~",
    ),
    de: term(
      "mitversicherte Angehörige",
      "mitversicherten? angehörigen?",
      "~angehörig~|famili~|partner~|kind~|mitversichert~",
    ),
    nl: term(
      "meeverzekerd gezinslid",
      "meeverzekerden?|meeverzekerde? gezinsl(id|eden)",
      "~gezin~|meeverzeker~|partner~|kind~|familie~",
    ),
  },
  {
    id: "beneficiary",
    en: term("beneficiary", "beneficiar(y|ies)"),
    fr: term("bénéficiaire", "bénéficiaires?", "ayants? droit"),
    es: term(
      "persona beneficiaria",
      "persona beneficiaria|personas beneficiarias|beneficiari~",
      "benefici~",
    ),
    de: term("bezugsberechtigte Person", "bezugsberechtigt~", "begünstigt~|empfäng~|versichert~"),
    nl: term("begunstigde", "begunstigden?", "verzekerd~|ontvanger~"),
  },
  {
    id: "insurer",
    en: term("insurer", "insurers?", "insurance|insur~|underwrit~"),
    fr: term("assureur", "assureurs?", "assur~"),
    es: term("aseguradora", "aseguradoras?", "asegur~|seguro~|entidad~|compañía~"),
    de: term("Versicherer", "versicherer[ns]?", "~versicher~"),
    nl: term("verzekeraar", "verzekeraars?", "~verzeker~"),
  },
  {
    id: "distributor",
    en: term("distributor", "distributors?", "distribut~|intermediar~|broker~"),
    fr: term("distributeur", "distribut(eur|rice)s?", "distribu~|intermédiaire~|courti~"),
    es: term("distribuidor", "distribuidor~", "distribu~|mediador~|mediaci~|corredur~"),
    de: term("Vermittler", "vermittler~", "vermitt~|vertrieb~|vertreib~|makler~|~vermittler~"),
    nl: term(
      "tussenpersoon",
      "tussenperso~",
      "distribut~|bemiddel~|makelaar~|verkoop~|~tussenperso~",
    ),
  },
  {
    id: "excess",
    en: term("excess", "excess(es)?", "deductible~"),
    fr: term("franchise", "franchises?"),
    es: term("franquicia", "franquicias?"),
    de: term("Selbstbehalt", "selbstbehalt~", "~selbstbehalt~|selbstbeteiligung~"),
    nl: term("eigen risico", "eigen risico~", "~eigen risico~"),
  },
  {
    id: "co-payment",
    en: term("co-payment", "co ?payments?|co-payments?", "share~|pays?"),
    fr: term(
      "quote-part",
      "quote parts?|quotes parts|restes? à charge",
      "reste à charge|restes? à (votre|leur|la) charge|participation~|copaiement~|ticket~|restes? à (votre|leur|la|sa) charge",
    ),
    es: term("copago", "copagos?", "a tu cargo|de tu cuenta"),
    de: term("Zuzahlung", "zuzahlung~", "eigenanteil~|anteil~|selbst"),
    nl: term("eigen bijdrage", "eigen bijdragen?", "~bijdrage~|zelf"),
  },
  {
    id: "annual-limit",
    en: term("annual limit", "(annual|yearly) limits?", "limit~|maximum"),
    fr: term("plafond annuel", "plafonds? annuels?", "plafond~|limite~"),
    es: term("límite anual", "límites? anual(es)?", "límite~|máximo~"),
    de: term("Jahreshöchstbetrag", "jahreshöchstbetr[aä]g~", "~höchst~|~grenze~|jährlich~|jahres~"),
    nl: term("maximum per jaar", "maxim(um|a) per jaar|jaarmaxim~", "maxim~|limiet~|~grens"),
  },
  {
    id: "sub-limit",
    en: term("sub-limit", "sub ?limits?|sub-limits?", "limit~|maximum"),
    fr: term("sous-plafond", "sous plafonds?", "plafond~|limite~"),
    es: term("sublímite", "sublímites?", "~límite~|máximo~"),
    de: term("Teilgrenze", "teilgrenzen?", "~grenze~|~höchst~|limit~"),
    nl: term("deelmaximum", "deelmaxim(um|a)", "~maxim~|limiet~"),
  },
  {
    id: "sum-insured",
    en: term(
      "sum insured",
      "sums? insured|insured (sum|amount)s?",
      "amount~|sum|sums|capital|limit",
    ),
    fr: term("capital garanti", "capita(l|ux) (garantis?|assurés?)", "capita~|montant~|somme~"),
    es: term("suma asegurada", "sumas? aseguradas?", "suma~|capital~|importe~|asegurad~"),
    de: term("Versicherungssumme", "versicherungssummen?", "~summe~|betrag|beträge~|höhe|~betrag"),
    nl: term("verzekerd bedrag", "verzekerde? bedrag~", "bedrag~|verzekerd~"),
  },
  {
    id: "first-euro",
    en: term(
      "first-euro cover",
      "first euro",
      "(1st|first) (euro|dollar|pound)|from the (first|start)",
    ),
    fr: term("couverture au 1er euro", "(1er|premier) euro", "(1er|premier) (euro|dollar)|premi~"),
    es: term("cobertura desde el primer euro", "primer euro", "primer~"),
    de: term("Leistung ab dem ersten Euro", "ersten euro", "ersten? (euro|cent|dollar)|erst~"),
    nl: term("vergoeding vanaf de eerste euro", "eerste euro", "eerste~"),
  },
  {
    id: "top-up",
    en: term(
      "top-up",
      "top up (insurance|cover|plan|health)~|top ups?",
      "supplement~|complement~|addition~|on top",
    ),
    fr: term("complément", "complémentaires? santé", "complé~|supplément~|s'ajout~|ajout~"),
    es: term(
      "seguro complementario",
      "seguros? complementarios?",
      "complement~|suplement~|añad~|mejora~",
    ),
    de: term(
      "Zusatzversicherung",
      "zusatzversicherung~",
      "zusatz~|zusätzlich~|ergänz~|aufstock~|restkosten~",
    ),
    nl: term("aanvullende verzekering", "aanvullende verzekering~", "aanvul~|aanvullend~"),
  },
  {
    id: "reimbursement",
    en: term("reimbursement", "reimbursements?", "reimburs~|refund~|pay|claim~"),
    fr: term("remboursement", "remboursements?", "rembours~|pay~|règl~|verse~|demande~|soins"),
    es: term("reembolso", "reembolso", "reembols~|pag~|abon~|devol~|solicit~"),
    de: term(
      "Erstattung",
      "erstattung(en)?",
      "~erstatt~|zahl~|~antrag~|~anträge~|einreich~|eingereich~",
    ),
    nl: term(
      "vergoeding",
      "terugbetaling~",
      "vergoed~|~betal~|~betaal~|~betaald|declar~|terug|~claim~|~schade~",
    ),
  },
  {
    id: "claim",
    en: term(
      "claim",
      "(a|your|the|each|every|first|submit|send|health|medical|reimbursement) claims?(?! (period|history|result|report))|claims? (form|team|handl|process|file)~",
      "claim~|reimburs~|request~|invoice~|bill~|apply",
    ),
    fr: term(
      "demande de remboursement",
      "demandes? de remboursement",
      "demande~|déclar~|sinistre~|dossier~|rembours~|indemnis~|réclam~",
    ),
    es: term(
      "solicitud de reembolso",
      "solicitud(es)? de reembolso",
      "solicit~|partes|siniestro~|reembols~|reclam~|expediente~|trámite~|tramit~|siniestral~|pid~|pedir~",
    ),
    de: term(
      "Erstattungsantrag",
      "erstattungsantr[aä]g~",
      "~antrag~|~anträge~|~schaden~|~schäden~|erstatt~|leistung~|einreich~|forder~|anspr[uü]ch~|einzureich~|reich~|eingereich~",
    ),
    nl: term(
      "declaratie",
      "declaraties?",
      "declar~|~schade~|claim~|vergoed~|ingediend|indien~|aanvra~|gedeclareer~",
    ),
  },
  {
    id: "complaint",
    en: term(
      "complaint",
      "complaints? (about|to|page|team|procedure|body|bodies|process|form)|(a|your|the|our|make|each|every) complaints?|(?<!common )complaints",
      "complain~",
    ),
    fr: term("réclamation", "réclamations?", "réclam~|plainte~|mécontent~|insatisf~|litige~"),
    es: term("reclamación", "reclamaci(ón|ones)", "queja~|reclam~"),
    de: term("Beschwerde", "beschwerden? (über|bei|einreichen)", "~beschwer~|reklam~"),
    nl: term(
      "klacht",
      "klachten(procedure|regeling|formulier)|klacht (indienen|over)",
      "~klacht~|klagen|klaag~",
    ),
  },
  {
    id: "direct-billing",
    en: term(
      "direct billing",
      "direct billing|direct payment to (the )?hospital~",
      "direct~|cashless|pays? the hospital|without payment",
    ),
    fr: term(
      "règlement direct à l’hôpital",
      "règlements? directs?",
      "direct~|sans avance~|sans avancer|avance~|tiers payant",
    ),
    es: term("pago directo al hospital", "pagos? directos?", "direct~|sin adelantar~|adelant~"),
    de: term("Direktabrechnung", "direktabrechnung~", "direkt~|vorauszahlung~|vorleist~|ohne"),
    nl: term(
      "directe betaling aan het ziekenhuis",
      "directe betaling~",
      "direct~|rechtstreeks~|zelf",
    ),
  },
  {
    id: "prior-approval",
    en: term(
      "prior approval",
      "prior (approval|agreement|authorisation)s?",
      "approv~|agree~|authoris~|consent~|accept~|before~",
    ),
    fr: term(
      "entente préalable",
      "ententes? préalables?|accords? préalables?",
      "accord~|préalable~|entente~|autoris~|approuv~",
    ),
    es: term(
      "autorización previa",
      "autorizaci(ón|ones) previas?",
      "autoriz~|aproba~|previ~|acuerdo~|aprueb~",
    ),
    de: term(
      "Vorabgenehmigung",
      "vorabgenehmigung~",
      "~genehmig~|zusag~|zustimm~|vorab~|einwillig~",
    ),
    nl: term(
      "toestemming vooraf",
      "toestemming vooraf|voorafgaande toestemming",
      "toestemm~|akkoord~|goedkeur~|vooraf~|goedgekeurd|toestaan",
    ),
  },
  {
    id: "guarantee-of-payment",
    en: term("guarantee of payment", "guarantees? of payment|payment guarantees?", "guarant~|pay~"),
    fr: term(
      "prise en charge",
      "prises? en charge",
      "garanti~|pay~|règl~|pris~ en charge|pren~ en charge",
    ),
    es: term("garantía de pago", "garantías? de pago", "garantía~|garantiz~|pag~"),
    de: term(
      "Kostenübernahmeerklärung",
      "kostenübernahmeerklärung~",
      "kostenübernahme~|~übernahme~|garant~|zusag~|zahl~",
    ),
    nl: term("betalingsgarantie", "betalingsgarantie~|betaalgarantie~", "~garant~|~betal~"),
  },
  {
    id: "inpatient",
    en: term("inpatient", "in ?patients?|in-patients?", "hospital~|stay~|overnight"),
    fr: term("hospitalisation", "hospitalisations?", "hospital~|hôpit~|hospitalier~|séjour~"),
    es: term("hospitalización", "hospitalizaci(ón|ones)", "hospital~|ingres~"),
    de: term("stationär", "stationär~", "~station~|krankenhaus~|krankenhäus~|klinik~|aufenthalt~"),
    nl: term("ziekenhuisopname", "ziekenhuisopnames?", "~ziekenhui~|opname~|opgenomen|klinisch~"),
  },
  {
    id: "outpatient",
    en: term(
      "outpatient",
      "out ?patients?|out-patients?",
      "doctor~|consultation~|visit~|ambulatory|clinic~|everyday|day to day|routine|everyday~|daily|day surgery|alone",
    ),
    fr: term(
      "soins courants",
      "soins courants",
      "soins~|consultation~|ambulatoire~|médecin~|hospitalisation~",
    ),
    es: term(
      "atención ambulatoria",
      "(atención|consultas?) ambulatorias?",
      "ambulatori~|consulta~|médic~|extrahospital~|atención habitual|habitual~",
    ),
    de: term("ambulant", "ambulant~", "~ambulan~|praxis~|arzt~|ärzt~|praxen|tagesklinik~|station~"),
    nl: term(
      "zorg zonder opname",
      "zorg zonder opname",
      "zonder~|polikli~|consult~|arts~|huisarts~|ambula~|dagelijkse zorg",
    ),
  },
  {
    id: "general-practitioner",
    en: term("GP", "gps?|general practitioners?|family doctors?", "doctor~"),
    fr: term(
      "médecin généraliste",
      "médecins? (généralistes?|traitants?)",
      "médecin~|généraliste~|docteur~",
    ),
    es: term(
      "médico de cabecera",
      "médic[oa]s? (de cabecera|generalistas?|de familia)",
      "médic~|medicina general|cabecera",
    ),
    de: term("Hausarztpraxis", "hausarzt~|hausärzt~|allgemeinmedizin~", "~arzt~|~ärzt~|praxis~"),
    nl: term("huisarts", "huisarts~", "~arts~|dokter~"),
  },
  {
    id: "mental-health",
    en: term("mental health", "mental health", "mental~|psych~|counsel~"),
    fr: term("santé mentale", "santé mentale", "mental~|psych~"),
    es: term("salud mental", "salud mental", "mental~|psic~|psiqu~"),
    de: term("psychische Gesundheit", "psychischen? gesundheit", "psych~|seelisch~|mental~"),
    nl: term("mentale gezondheid", "mentale gezondheid", "mental~|psych~|geestelijk~"),
  },
  {
    id: "physiotherapy",
    en: term("physiotherapy", "physiotherap~", "physio~|therap~"),
    fr: term("kinésithérapie", "kinésithérap~", "kiné~|rééduc~|physio~"),
    es: term("fisioterapia", "fisioterap~", "fisio~|rehabilit~"),
    de: term("Physiotherapie", "physiotherap~", "~therapie~|krankengymnastik~|physio~"),
    nl: term("fysiotherapie", "fysiotherap~", "fysio~|~therapie~"),
  },
  {
    id: "dental",
    en: term("dental", "dental", "dent~|teeth|tooth"),
    fr: term("dentaire", "dentaires?", "dent~"),
    es: term("dental", "dental(es)?", "dent~|odontol~|dient~|bucal~"),
    de: term("Zahnbehandlung", "zahnbehandlung~", "~zahn~|~zähn~"),
    nl: term("tandarts", "tandarts~", "~tand~|gebit~"),
  },
  {
    id: "optical",
    en: term("optical", "optical", "optic~|glasses|lenses|vision|eye~|spectacle~"),
    fr: term("optique", "(l'|frais d'|soins? )optique", "optique~|lunette~|lentille~|vue"),
    es: term("óptica", "óptica", "óptic~|gafas|lentes|lentillas|vista|visión"),
    de: term("Sehhilfen", "sehhilfen?", "seh~|brille~|linsen|kontaktlinsen|augen~"),
    nl: term("brillen en lenzen", "brillen en lenzen|brillen", "bril~|lenzen|ogen~|oog~|zicht"),
  },
  {
    id: "maternity",
    en: term("maternity", "maternity|childbirth", "pregnan~|birth~"),
    fr: term("maternité", "maternité|accouchements?", "matern~|grossesse~|accouch~|naissance~"),
    es: term("embarazo y parto", "embarazo y (el )?parto", "embaraz~|parto~|matern~|nacimiento~"),
    de: term(
      "Schwangerschaft und Geburt",
      "schwangerschaft und geburt",
      "schwanger~|~geburt~|entbind~|mutter~",
    ),
    nl: term(
      "zwangerschap en bevalling",
      "zwangerschap en bevalling",
      "zwanger~|beval~|geboort~|kraam~",
    ),
  },
  {
    id: "teleconsultation",
    en: term(
      "teleconsultation",
      "tele ?consultations?|video consultations?|online consultations?",
      "video|telemedic~|remote~|phone",
    ),
    fr: term("téléconsultation", "téléconsultations?", "télé~|vidéo~|distance"),
    es: term("videoconsulta", "videoconsultas?", "video~|vídeo~|telemedic~|telecon~"),
    de: term("Videosprechstunde", "videosprechstunden?", "~video~|online~|telemedizin~|tele~"),
    nl: term("videoconsult", "videoconsult~", "~video~|beeldbel~"),
  },
  {
    id: "second-opinion",
    en: term("second medical opinion", "second (medical )?opinions?", "second~"),
    fr: term("deuxième avis médical", "(deuxième|second) avis", "avis"),
    es: term("segunda opinión médica", "segundas? opini(ón|ones)", "opini~"),
    de: term("ärztliche Zweitmeinung", "zweitmeinung~", "~meinung~"),
    nl: term("second opinion", "second opinions?|tweede mening", "opinion~|oordeel|mening"),
  },
  {
    id: "provider-network",
    en: term(
      "provider network",
      "provider networks?|networks? of (providers|hospitals|doctors|clinics)|hospital networks?",
      "network~|provider~|accredited",
    ),
    fr: term(
      "réseau de soins",
      "réseaux? (de soins|hospitaliers?|médica(l|ux)|d'hôpitaux)",
      "réseau~|agréé~|convention~|partenaire~",
    ),
    es: term(
      "cuadro médico",
      "cuadros? médicos?|red de (hospitales|centros|proveedores)",
      "cuadro~|red|redes|concertad~",
    ),
    de: term(
      "Ärzte- und Kliniknetz",
      "(ärzte und |ärzte- und )?kliniknetz~|ärztenetz~|krankenhausnetz~",
      "~netz~|partner~|zugelassen~",
    ),
    nl: term(
      "netwerk van zorgverleners",
      "netwerk(en)? van (zorgverleners|ziekenhuizen|artsen)",
      "~netwerk~|zorgverlener~|aangesloten",
    ),
  },
  {
    id: "evacuation",
    en: term("medical evacuation", "(medical )?evacuations?", "evacuat~|transfer~|transport~"),
    fr: term("évacuation sanitaire", "évacuations?( sanitaires?)?", "évacu~|transport~|transfert~"),
    es: term("evacuación médica", "evacuaci(ón|ones)", "evacu~|trasla~"),
    de: term("medizinische Evakuierung", "evakuierung~", "~evaku~|transport~|verlegung~|verleg~"),
    nl: term(
      "medische evacuatie",
      "evacuaties?",
      "evacu~|vervoer~|transport~|overbreng~|~evacuat~",
    ),
  },
  {
    id: "repatriation",
    en: term("repatriation", "repatriations?", "repatriat~|return~|home|bring~|transport"),
    fr: term("rapatriement", "rapatriements?", "rapatri~|retour~|ramen~"),
    es: term("repatriación", "repatriaci(ón|ones)", "repatri~|vuelta~|traslad~"),
    de: term(
      "Rücktransport",
      "rücktransport~",
      "~transport~|überführ~|rückreise~|zurück~|heim~|rückhol~|repatri~",
    ),
    nl: term("repatriëring", "repatriëring~", "repatri~|terug~|vervoer~|overbreng~"),
  },
  {
    id: "assistance",
    en: term(
      "assistance",
      "24 hour assistance|assistance (team|line|number|company|service|centre)~|emergency assistance",
      "assist~|help~|emergenc~|support",
    ),
    fr: term(
      "assistance",
      "(plateau|équipe|numéro|centrale|service) d'assistance",
      "assist~|aide~|secours|urgence~",
    ),
    es: term(
      "asistencia en viaje",
      "asistencia en viaje|(equipo|teléfono|central|servicio) de asistencia",
      "asist~|ayuda~|urgenc~|emergenc~",
    ),
    de: term("Notfallhilfe", "notfallhilfe~", "~hilfe~|~notfall~|~notruf~|assist~|hotline~"),
    nl: term(
      "hulpverlening",
      "hulpverlening|alarmcentrales?",
      "~hulp~|alarm~|nood~|spoed~|assist~",
    ),
  },
  {
    id: "emergency",
    en: term("emergency", "emergenc(y|ies)", "urgen~|serious|danger~|acute|ambulance"),
    fr: term("urgence", "urgences?", "urgen~|secours"),
    es: term("urgencia", "urgencias?|emergencias?", "urgen~|emergenc~"),
    de: term(
      "Notfall",
      "notf[aä]ll(e|en|s)?",
      "~not(fall|fäll|ruf|aufnahme|arzt|lage|dienst|hilfe)~|dringend~|akut~|notarzt~|~rettung~|notkaiser~|not",
    ),
    nl: term(
      "noodgeval",
      "noodgeval~|spoed~",
      "~nood~|~spoed~|alarm~|dringend~|acuut|acute|hulpdienst~",
    ),
  },
  {
    id: "personal-liability",
    en: term("personal liability", "(personal|private) liability", "liab~|damage~"),
    fr: term(
      "responsabilité civile vie privée",
      "responsabilité civile",
      "responsab~|civile|dommage~",
    ),
    es: term("responsabilidad civil privada", "responsabilidad civil", "responsab~|daños"),
    de: term("Privathaftpflicht", "privathaftpflicht~", "~haft~|~schäden|schaden~"),
    nl: term(
      "particuliere aansprakelijkheid",
      "(particuliere )?aansprakelijkheid",
      "~aansprakelijk~|schade~",
    ),
  },
  {
    id: "luggage",
    en: term("luggage", "luggage|baggage", "bag|bags|suitcase~|belongings"),
    fr: term("bagages", "bagages?", "valise~|affaires|bagage~"),
    es: term("equipaje", "equipajes?", "maleta~|equipaj~"),
    de: term("Gepäck", "gepäck~|reisegepäck~", "~gepäck~|koffer~"),
    nl: term("bagage", "bagage~", "~bagage~|koffer~|spullen"),
  },
  {
    id: "trip-cancellation",
    en: term("trip cancellation", "(trip|travel) cancellations?", "cancel~|annul~"),
    fr: term("annulation de voyage", "annulations? (de|du) voyage", "annul~"),
    es: term(
      "anulación de viaje",
      "(anulaci(ón|ones)|cancelaci(ón|ones)) (de|del) viaje",
      "anul~|cancel~",
    ),
    de: term("Reiserücktritt", "reiserücktritt~", "~rücktritt~|storn~|absag~"),
    nl: term("annulering", "annulering(sverzekering|sdekking|en)?", "annul~|~annul~"),
  },
  {
    id: "cancel-policy",
    en: term(
      "cancel a policy",
      "cancel (the|your|a|our|this) (policy|contract|plan|insurance)",
      "cancel~|end~|terminat~|leave|notice|close~",
    ),
    fr: term(
      "résilier",
      "résili(er|ez|é|ée)",
      "résil~|mettre fin|met fin|arrêt~|fin|annul~|quitt~|résili~",
    ),
    es: term(
      "dar de baja",
      "(dar|das|darte|darse|darlo|darla|da) de baja",
      "baja|cancel~|rescind~|termin~|resol~|anul~|fin~",
    ),
    de: term("kündigen", "kündigen|gekündigt", "~kündig~|beend~|enden?|endet|storn~|kündig~"),
    nl: term("opzeggen", "opzeggen|opgezegd", "~zeg~|stop~|beëindig~|eindig~|zeg|annul~|opzeg~"),
  },
  {
    id: "withdraw",
    en: term(
      "withdraw",
      "right (of|to) withdraw~|withdrawal (period|right|form)s?|withdraw from (the|your|a) (contract|policy)",
      "withdr~|renounce~|cancel~|cooling off",
    ),
    fr: term(
      "renoncer",
      "droit de (renonciation|rétractation)|délai de renonciation",
      "renon~|rétract~",
    ),
    es: term("desistir", "desist~", "retract~|renunci~"),
    de: term(
      "widerrufen",
      "widerrufs(recht|frist|belehrung)~",
      "~widerr[uo]f~|rücktritt~|zurücktreten",
    ),
    nl: term("herroepen", "herroep~|bedenktijd~", "bedenk~|afzien~"),
  },
  {
    id: "renewal",
    en: term("renewal", "renewals?", "renew~|extend~|extension~"),
    fr: term(
      "renouvellement",
      "renouvellements?",
      "renouvel~|reconduc~|reconduit~|prolong~|échéance~",
    ),
    es: term("renovación", "renovaci(ón|ones)", "renov~|renuev~|prorrog~|prórrog~|vencimiento"),
    de: term("Verlängerung", "vertragsverlängerung~", "~verlänger~|erneuer~|verläng~"),
    nl: term("verlenging", "verlenging~", "verleng~|vernieuw~|~verleng~"),
  },
  {
    id: "start-date",
    en: term("start date", "start dates?", "start~|begin~|began|date~|effective"),
    fr: term("date d’effet", "dates? d'effet", "date~|effet|début~|commenc~|départ~|débute~"),
    es: term(
      "fecha de efecto",
      "fechas? de efecto",
      "fecha~|efecto|inicio|empez~|empiez~|comienz~|entrada",
    ),
    de: term(
      "Versicherungsbeginn",
      "versicherungsbeginn~",
      "~beginn~|anfang~|start~|datum~|antritt~",
    ),
    nl: term("ingangsdatum", "ingangsdat(um|a)", "ingang~|begin~|start~|datum~|ingaat|data"),
  },
  {
    id: "waiting-period",
    en: term("waiting period", "waiting periods?", "wait~"),
    fr: term(
      "délai de carence",
      "délais? de carence|délais? d'attente",
      "carence~|délai~|attente~|attend~",
    ),
    es: term("periodo de carencia", "per[ií]odos? de carencia|carencias?", "carencia~|espera~"),
    de: term("Wartezeit", "wartezeit~", "~warte~|monat~"),
    nl: term("wachttijd", "wachttijd~", "wacht~|termijn"),
  },
  {
    id: "pre-existing-condition",
    en: term(
      "pre-existing condition",
      "pre ?existing (medical )?conditions?|pre-existing (medical )?conditions?",
      "existing|earlier|illness~|condition~|previous|past|chronic",
    ),
    fr: term(
      "affection préexistante",
      "(affections?|maladies?|pathologies?) préexistantes?",
      "préexist~|antécédent~|affection~|maladie~|antérieur~",
    ),
    es: term(
      "enfermedad preexistente",
      "enfermedad(es)? preexistentes?|preexistencias?",
      "preexist~|enfermedad~|anterior~|previ~|dolencia~",
    ),
    de: term("Vorerkrankung", "vorerkrankung~", "~erkrank~|krankheit~|bestehend~|vorbesteh~"),
    nl: term("bestaande aandoening", "bestaande aandoening~", "aandoening~|bestaand~|ziekte~"),
  },
  {
    id: "health-questionnaire",
    en: term(
      "health questionnaire",
      "(health|medical) questionnaires?|(health|medical) questions",
      "question~|declar~",
    ),
    fr: term(
      "questionnaire de santé",
      "questionnaires? (de santé|médica(l|ux))",
      "question~|santé|médica~|déclar~",
    ),
    es: term(
      "cuestionario de salud",
      "cuestionarios? (de salud|médicos?)",
      "cuestionario~|pregunt~|salud|declar~",
    ),
    de: term(
      "Gesundheitsfragen",
      "gesundheitsfragen?|gesundheitsfragebogen",
      "~gesundheit~|~frage~|fragebogen|fragt|erklärung~",
    ),
    nl: term(
      "gezondheidsvragen",
      "gezondheidsvra(gen|ag)|gezondheidsvragenlijst~",
      "~gezondheid~|~vragen~|vraag~|vragenlijst~|medisch~|verklar~",
    ),
  },
  {
    id: "underwriting",
    en: term(
      "underwriting",
      "medical underwriting|underwriting",
      "medical~|underwr~|accept~|assess~|question~",
    ),
    fr: term(
      "étude médicale du dossier",
      "étude médicale",
      "médica~|santé|étude~|étudi~|sélection~|accept~|examin~",
    ),
    es: term(
      "valoración médica",
      "valoraci(ón|ones) médicas?",
      "valor~|médic~|salud|selección~|evalu~|acept~|estudi~",
    ),
    de: term("Gesundheitsprüfung", "gesundheitsprüfung~", "~gesundheit~|~prüf~|risiko~|annahme~"),
    nl: term(
      "medische acceptatie",
      "medische acceptatie",
      "medisch~|accept~|gezondheid~|beoordel~",
    ),
  },
  {
    id: "additional-premium",
    en: term(
      "additional premium",
      "additional premiums?|premium (loading|surcharge)s?",
      "premium~|additional|surcharge~|loading~|higher",
    ),
    fr: term("surprime", "surprimes?", "prime~|cotisation~|supplément~|majoration~"),
    es: term("sobreprima", "sobreprimas?", "prima~|recargo~|suplement~"),
    de: term(
      "Risikozuschlag",
      "risikozuschl[aä]g~",
      "~zuschl[aä]g~|beitrag~|aufschlag|zusätzlich~",
    ),
    nl: term("premieopslag", "premieopslag~", "~opslag~|toeslag~|premie~|hogere"),
  },
  {
    id: "exclusion",
    en: term("exclusion", "exclusions?", "exclud~|exclusion~|not (covered|insured)|except~"),
    fr: term(
      "exclusion",
      "exclusions?",
      "exclu~|exclu|hors|pas (couvert|assuré|garanti)~|sauf|exception~",
    ),
    es: term(
      "exclusión",
      "exclusi(ón|ones)",
      "exclu~|excluy~|no (se )?(cubre|asegura)~|salvo|excepci~",
    ),
    de: term(
      "Ausschluss",
      "ausschl(uss|üsse|üssen|usses)|risikoausschl~",
      "~ausschl[uü]~|~geschlossen~|nicht (versichert|gedeckt)|ausnahm~|schließ~|ausgenommen",
    ),
    nl: term(
      "uitsluiting",
      "uitsluiting~",
      "uitsluit~|uitgeslo~|niet (verzekerd|gedekt|vergoed)|uitzonder~|sluit~",
    ),
  },
  {
    id: "customary-costs",
    en: term(
      "reasonable and customary costs",
      "reasonable and customary",
      "reasonable|customary|usual",
    ),
    fr: term(
      "frais raisonnables et habituels",
      "raisonnables? et habituels?",
      "raisonnable~|habituel~|usuel~",
    ),
    es: term("gastos razonables y habituales", "razonables? y habituales?", "razonable~|habitual~"),
    de: term(
      "übliche und angemessene Kosten",
      "üblichen? und angemessenen?",
      "üblich~|angemessen~",
    ),
    nl: term(
      "redelijke en gebruikelijke kosten",
      "redelijke en gebruikelijke",
      "redelijk~|gebruikelijk~",
    ),
  },
  {
    id: "area-of-cover",
    en: term("area of cover", "areas? of cover", "area~|zone~|region~|countr~|territor~"),
    fr: term("zone de couverture", "zones? de couverture", "zone~|territo~|pays|région~"),
    es: term("zona de cobertura", "zonas? de cobertura", "zona~|ámbito~|país~|territ~"),
    de: term("Geltungsbereich", "geltungsbereich~", "~bereich~|~gebiet~|zone~|länder~|geltung~"),
    nl: term("dekkingsgebied", "dekkingsgebied~", "~gebied~|regio~|zone~|landen"),
  },
  {
    id: "home-country",
    en: term("home country", "home countr(y|ies)|countr(y|ies) of origin", "home|origin"),
    fr: term("pays d’origine", "pays d'origine", "origine~|chez"),
    es: term("país de origen", "país(es)? de origen", "origen|casa"),
    de: term("Heimatland", "heimatl[aä]nd~", "~heimat~|herkunft~|hause|zuhause"),
    nl: term("thuisland", "thuisland~", "thuis~|herkomst~"),
  },
  {
    id: "country-of-residence",
    en: term("country of residence", "countr(y|ies) of residence", "resid~|live|lives|living"),
    fr: term("pays de résidence", "pays de résidence", "résid~|viv~|vit|habit~|domicil~"),
    es: term("país de residencia", "país(es)? de residencia", "resid~|viv~|domicili~"),
    de: term("Wohnsitzland", "wohnsitzl[aä]nd~", "~wohn~|leb~|zielland"),
    nl: term("woonland", "woonland~|land waar je woont", "~woon~|wonen|woont|leef~"),
  },
  {
    id: "destination",
    en: term(
      "destination",
      "(your|the|a|each|country of|first|new) destinations?",
      "destin~|travel~|destination~",
    ),
    fr: term("destination", "destinations?", "destin~"),
    es: term("destino", "destinos?", "destin~|adónde|país de llegada"),
    de: term("Zielland", "ziell[aä]nd~|zielort~|reiseziel~", "~ziel~|~land|gastland~"),
    nl: term("bestemming", "bestemming~", "~bestem~"),
  },
  {
    id: "nationality",
    en: term("nationality", "nationalit(y|ies)", "national~|citizen~|passport~"),
    fr: term(
      "nationalité",
      "nationalités?",
      "national~|passeport~|ressortissant~|citoyen~|français~",
    ),
    es: term("nacionalidad", "nacionalidad(es)?", "nacional~|pasaporte~|ciudadan~"),
    de: term(
      "Staatsangehörigkeit",
      "staatsangehörig~",
      "~staatsangehörig~|~pass|~passes|~pässe~|staatsbürger~|reisepass~",
    ),
    nl: term("nationaliteit", "nationaliteit~", "national~|paspoort~|burger~|staatsburger~"),
  },
  {
    id: "posted-worker",
    en: term(
      "posted worker",
      "posted (workers?|employees?|staff)",
      "post~|second~|assign~|abroad|send|sent|employees",
    ),
    fr: term(
      "salarié détaché",
      "(salariés?|travailleurs?) détachés?",
      "détach~|mobilité|mission~|envoy~|salarié~|personne~",
    ),
    es: term(
      "personal desplazado",
      "(personal|trabajador~|personas?) desplazad[oa]s?",
      "desplaz~|extranjero",
    ),
    de: term(
      "entsandte Person",
      "entsandte[nrs]? (person|mitarbeit|beschäftigt|arbeitnehm)~",
      "~entsend~|~entsandt~|ausland~",
    ),
    nl: term("gedetacheerde", "gedetacheerde~", "detach~|gedetacheerd~|uitgezond~|uitzend~"),
  },
  {
    id: "expatriate",
    en: term("expatriate", "expatriates?|expats?", "abroad|expat~|international~|assign~"),
    fr: term(
      "personne expatriée",
      "expatriée?s?|expatriation",
      "expat~|étranger~|mobilité|international~|expatri~",
    ),
    es: term(
      "persona expatriada",
      "expatriad[oa]s?",
      "expat~|expatri~|extranjero~|desplaz~|internacional~",
    ),
    de: term(
      "Expat",
      "expats?|expatriates?",
      "~expat~|~ausland~|~entsand~|~entsend~|international~",
    ),
    nl: term("expat", "expats?", "~expat~|buitenland~|uitgezonden|internationa~|uitzend~"),
  },
  {
    id: "short-term-plan",
    en: term("short-term plan", "short (term|stay) (plan|insurance)s?", "short~"),
    fr: term(
      "assurance courte durée",
      "assurances? (courte durée|séjour temporaire)",
      "court~|temporaire~",
    ),
    es: term(
      "seguro de corta duración",
      "seguros? de (corta duración|estancia temporal)",
      "corta~|temporal~|cort~",
    ),
    de: term("Kurzzeittarif", "kurzzeittarif~|tarif~ auf zeit|auf zeit", "~kurz~|befristet~"),
    nl: term(
      "verzekering voor tijdelijk verblijf",
      "verzekering(en)? voor (een )?tijdelijk verblijf",
      "tijdelijk~|kort~|korte",
    ),
  },
  {
    id: "long-term-plan",
    en: term("long-term plan", "long term (plan|insurance)s?", "long~"),
    fr: term("assurance longue durée", "assurances? (de )?longue durée", "long~"),
    es: term("seguro de larga duración", "seguros? de larga duración", "larga~|larg~"),
    de: term("Langzeittarif", "langzeittarif~", "~lang~|länger~"),
    nl: term(
      "verzekering voor langdurig verblijf",
      "verzekering(en)? voor (een )?langdurig verblijf",
      "lang~",
    ),
  },
  {
    id: "internship",
    en: term(
      "internship",
      "internships?",
      "intern|interns|placement~|traineeship~|work experience|internship~",
    ),
    fr: term("stage", "stages?", "stagiaire~|stage~"),
    es: term("prácticas", "(las|unas|en|de|tus|o|y|sus) prácticas", "práctica~"),
    de: term("Praktikum", "praktik(um|a|ums)", "~prakti[kc]~|~praktik~"),
    nl: term("stage", "stages?", "~stage~|stagiair~"),
  },
  {
    id: "business-trip",
    en: term(
      "business trip",
      "business (trip|travel)~|work trips?",
      "trip~|travel~|business|work|assignment~",
    ),
    fr: term(
      "déplacement professionnel",
      "déplacements? professionnels?|voyages? (d'affaires|professionnels?)",
      "déplacement~|voyage~|professionnel~|mission~",
    ),
    es: term("viaje de trabajo", "viajes? (de|por) (trabajo|negocios)", "viaj~|trabajo|desplaz~"),
    de: term("Dienstreise", "dienstreisen?|geschäftsreisen?", "~reise~|~reisen|dienst~|geschäft~"),
    nl: term("zakenreis", "zakenrei(s|zen)", "~reis~|~reizen|~reiz~|zakelijk~|zaken~"),
  },
  {
    id: "working-holiday-visa",
    en: term(
      "Working Holiday Visa",
      "working holiday visas?",
      "working holiday~|whv|visa~|working holidays?",
    ),
    fr: term(
      "visa vacances-travail (PVT)",
      "visas? vacances travail|pvt",
      "whv|visa~|vacances|working holiday~",
    ),
    es: term(
      "visado Working Holiday",
      "visados? working holiday",
      "working~|visado~|whv|vacaciones",
    ),
    de: term(
      "Working-Holiday-Visum",
      "working holiday vis(um|a|ums)",
      "working~|whv|visum~|visa|~visum|work and travel",
    ),
    nl: term(
      "Working Holiday Visa",
      "working holiday vis(a|um)|visum voor een working holiday",
      "working~|whv|vis(a|um)",
    ),
  },
  {
    id: "schengen-area",
    en: term("Schengen area", "schengen (area|zone|states?|countr(y|ies))", "schengen~"),
    fr: term("espace Schengen", "espace schengen", "schengen~"),
    es: term("espacio Schengen", "espacio schengen", "schengen~"),
    de: term("Schengen-Raum", "schengen raum~|schengenraum~", "~schengen~"),
    nl: term("Schengengebied", "schengengebied~", "~schengen~"),
  },
  {
    id: "schengen-visa",
    en: term("Schengen visa", "schengen visas?", "visa~|schengen"),
    fr: term("visa Schengen", "visas? schengen", "visa~|schengen"),
    es: term("visado Schengen", "visados? schengen", "visado~|schengen"),
    de: term("Schengen-Visum", "schengen vis(um|a|ums)", "~vis(um|a|ums)|schengen~"),
    nl: term("Schengenvisum", "schengenvis(um|a)", "~vis(um|a)|schengen~"),
  },
  {
    id: "certificate-of-insurance",
    en: term(
      "certificate of insurance",
      "certificates? of insurance|insurance certificates?|(?<!(birth|death|marriage|medical|vaccination|tax|residence|school|degree|form) )certificates?",
      "certif~|confirmation~|proof|document~|letter~",
    ),
    fr: term(
      "attestation d’assurance",
      "attestations?",
      "attest~|certificat~|justificatif~|preuve~|acte~|documents? contractuels?",
    ),
    es: term(
      "certificado de seguro",
      "certificados?",
      "certific~|justificante~|partida~|documento~",
    ),
    de: term(
      "Versicherungsbestätigung",
      "versicherungsbestätigung~",
      "~bestätig~|~schein~|~nachweis~|bescheinig~|zertifikat~|~urkunde~|zeugnis~|attest~",
    ),
    nl: term(
      "verzekeringsbewijs",
      "verzekeringsbewij(s|zen)",
      "~bewij~|certifica~|verklaring~|akte~|attest~|~geboorteakte|formulier|~akte",
    ),
  },
  {
    id: "policy-schedule",
    en: term(
      "policy schedule",
      "policy schedules?",
      "schedule~|contract~|certificate~|special conditions?",
    ),
    fr: term(
      "conditions particulières",
      "conditions particulières",
      "particulière~|contrat~|conditions",
    ),
    es: term(
      "condiciones particulares",
      "condiciones particulares",
      "particular~|contrato~|póliza|condiciones",
    ),
    de: term(
      "Versicherungsschein",
      "versicherungsschein~",
      "~schein~|vertrag~|police~|besonder~ bedingung~",
    ),
    nl: term("polisblad", "polisblad~", "~polis~|contract~|bijzondere voorwaarden|~voorwaarden"),
  },
  {
    id: "policy-terms",
    en: term(
      "policy terms",
      "policy terms|policy conditions",
      "term~|condition~|contract~|wording",
    ),
    fr: term(
      "conditions générales",
      "conditions générales( d'assurance)?",
      "condition~|contrat~|générales|documents? contractuels?",
    ),
    es: term("condiciones generales", "condiciones generales", "condicion~|contrato~"),
    de: term("Versicherungsbedingungen", "versicherungsbedingung~", "~bedingung~|vertrag~"),
    nl: term("polisvoorwaarden", "polisvoorwaarden?", "~voorwaarde~|contract~|polis~"),
  },
  {
    id: "group-plan",
    en: term(
      "group plan",
      "group (plan|contract|insurance|polic|health)~",
      "group~|plan~|contract~|collective",
    ),
    fr: term(
      "contrat collectif",
      "contrats? collectifs?|assurances? collectives?",
      "collecti~|contrat~|groupe~",
    ),
    es: term(
      "seguro colectivo",
      "seguros? colectivos?|pólizas? colectivas?",
      "colectiv~|grupo~|contrato~",
    ),
    de: term(
      "Gruppenvertrag",
      "gruppenvertr[aä]g~|gruppenversicherung~",
      "~grupp~|~vertrag~|verträg~",
    ),
    nl: term(
      "collectieve verzekering",
      "collectieve? (verzekering|contract|polis)~",
      "collectie~|groep~|contract~",
    ),
  },
  {
    id: "employee",
    en: term(
      "employee",
      "(posted|insured|local|expatriate|international) employees?",
      "staff|employ~|worker~|team|assignee~|person|personnel|colleague~|workforce|hires?|employee~|officer~|staff~",
    ),
    fr: term(
      "salariés",
      "salariée?s? (détachée?s?|assurée?s?|expatriée?s?|locaux)",
      "personnel~|équipe~|employ~|personnes?|collaborat~|effectif~|salarié~",
    ),
    es: term(
      "personal",
      "(personal|plantilla|empleados?|empleadas?) (asegurad[oa]s?|local(es)?|desplazad[oa]s?)",
      "personal|plantilla~|personas?|equipo~|desplazad~|quien~|nadie|alguien|empleado~|empleada~",
    ),
    de: term(
      "Mitarbeitende",
      "(entsandte|versicherte|lokale|neue)[nrs]? mitarbeitende[nr]?",
      "~mitarbeit~|belegschaft~|beschäftigt~|person~|arbeitnehm~|~entsandt~|team~|kolleg~|angestellt~|jemand~|niemand~|betroffen~|~dienst~|mitarbeit~",
    ),
    nl: term(
      "medewerkers",
      "(verzekerde|uitgezonden|lokale) (medewerkers?|werknemers?)",
      "~werk~|team~|uitgezonden~|collega~|medewerker~|werknemer~",
    ),
  },
  {
    id: "assignment",
    en: term(
      "assignment",
      "(international|foreign|overseas) assignments?",
      "assign~|post~|mobil~|abroad|send|sent|employees|second~",
    ),
    fr: term(
      "mobilité internationale",
      "mobilité internationale|personnel en mobilité",
      "mobilité~|mission~|détach~|expatri~|étranger~|salarié~",
    ),
    es: term(
      "desplazamiento internacional",
      "desplazamientos? internacional(es)?|personal desplazado",
      "desplaz~|extranjero~|asign~|misi~|person~|internacional",
    ),
    de: term(
      "Entsendung",
      "entsendung~|entsandte mitarbeitende",
      "~entsend~|~entsandt~|ausland~|einsatz~|einsätze~",
    ),
    nl: term(
      "uitzending",
      "uitzending~|uitgezonden medewerkers?",
      "uitzend~|uitgezond~|detach~|buitenland~",
    ),
  },
  {
    id: "duty-of-care",
    en: term("duty of care", "dut(y|ies) of care", "duty~|protect~|safe~|care"),
    fr: term(
      "obligation de sécurité",
      "obligations? de sécurité",
      "sécurité|obligation~|devoir~|protég~|protection",
    ),
    es: term("deber de protección", "deber(es)? de protección", "deber~|proteg~|protec~|segur~"),
    de: term("Fürsorgepflicht", "fürsorgepflicht~", "~pflicht~|fürsorge~|schutz~|schütz~"),
    nl: term("zorgplicht", "zorgplicht~", "~plicht~|bescherm~|verplicht~"),
  },
  {
    id: "life-and-disability",
    en: term(
      "life and disability cover",
      "life and disability|death and disability",
      "disab~|life|death|incapac~",
    ),
    fr: term("prévoyance", "prévoyance", "prévoyance~|décès|invalid~|incapac~|vie"),
    es: term(
      "seguro de vida e incapacidad",
      "(vida|fallecimiento) e (incapacidad|invalidez)",
      "vida|incapac~|invalid~|fallec~|muert~|discap~",
    ),
    de: term(
      "Absicherung bei Tod und Invalidität",
      "tod und (invalidität|berufsunfähigkeit)",
      "tod~|invalid~|leben~|erwerbs~|berufsunfähig~",
    ),
    nl: term(
      "verzekering bij overlijden en arbeidsongeschiktheid",
      "overlijden en arbeidsongeschiktheid",
      "overlij~|arbeidsongeschikt~|leven~|invalid~",
    ),
  },
  {
    id: "taxes-included",
    en: term("taxes included", "tax(es)? included|including (insurance )?tax~", "tax~"),
    fr: term("taxes comprises", "taxes? (comprises?|incluses?)", "tax~|ttc|impôt~"),
    es: term("impuestos incluidos", "impuestos? incluidos?", "impuesto~|tasa~"),
    de: term(
      "inkl. Versicherungsteuer",
      "(inkl\\.|inklusive|einschließlich) versicherungs?steuer",
      "~steuer~|abgabe~",
    ),
    nl: term(
      "inclusief assurantiebelasting",
      "inclusief assurantiebelasting|incl\\. assurantiebelasting",
      "~belasting~",
    ),
  },
  {
    id: "state-health-scheme",
    en: term(
      "state health scheme",
      "(state|public|statutory) (health )?(schemes?|systems?|insurance)|state health~",
      "state~|public~|social security|statutory|national|scheme~|system~|health service|social~",
    ),
    fr: term(
      "régime obligatoire",
      "régimes? obligatoires?|sécurité sociale",
      "régime~|publi~|obligatoire~|assurance maladie|système~|caisse~|national~|légal~",
    ),
    es: term(
      "Seguridad Social",
      "seguridad social|(sistema|seguro)s? públicos?",
      "públic~|seguridad|estat~|sistema~|sanidad|nacional~|oblig~|régimen~|legal~",
    ),
    de: term(
      "gesetzliche Krankenversicherung",
      "gesetzlichen? krankenversicherung~",
      "~gesetzlich~|staat~|öffentlich~|sozial~|system~|kasse~|pflicht~|national~|einheimisch~|~kasse~|social security",
    ),
    nl: term(
      "wettelijke zorgverzekering",
      "wettelijke (zorg|ziekte)~|basisverzekering~",
      "wettelijk~|publiek~|openba~|overheid~|sociale~|stelsel~|staat~|national~|zorgverzekering~|volksverzekering~|social security",
    ),
  },
  {
    id: "customer-area",
    en: term(
      "customer area",
      "(customer|client|member) (area|portal|account)s?",
      "account~|portal~|area|log in",
    ),
    fr: term("espace client", "espaces? (clients?|personnels?)", "espace~|compte~|portail~"),
    es: term("área de cliente", "áreas? de clientes?", "área~|cuenta~|portal~"),
    de: term("Kundenbereich", "kundenbereich~|kundenportal~", "~bereich~|~konto~|portal~"),
    nl: term(
      "Mijn Orlaya",
      "mijn orlaya|klantomgeving",
      "mijn~|account~|portaal~|omgeving~|portal",
    ),
  },
  {
    id: "legal-notice",
    en: term("legal notice", "legal notices?", "legal~|imprint"),
    fr: term("mentions légales", "mentions légales", "légal~|mention~"),
    es: term("aviso legal", "avisos? legal(es)?", "legal~"),
    de: term("Impressum", "impressum~", "rechtlich~"),
    nl: term("juridische informatie", "juridische informatie", "juridisch~|wettelijk~"),
  },
  {
    id: "privacy",
    en: term(
      "privacy",
      "privacy (notice|policy|statement)|data protection",
      "privacy|data|personal|protect~|gdpr",
    ),
    fr: term(
      "données personnelles",
      "données personnelles|protection des données",
      "donnée~|confidential~|rgpd|vie privée|cnil",
    ),
    es: term(
      "privacidad",
      "(aviso|política) de privacidad|protección de datos",
      "privacidad|datos|rgpd",
    ),
    de: term("Datenschutz", "datenschutz~", "~daten~|dsgvo|privat~"),
    nl: term(
      "privacy",
      "privacy(verklaring|beleid)|gegevensbescherming",
      "~privacy~|~gegevens~|avg|persoonsgegevens",
    ),
  },
  {
    id: "cookie-settings",
    en: term("cookie settings", "cookie (settings|preferences)", "cookie~"),
    fr: term("gérer les cookies", "gérer (les|mes|vos) cookies", "cookie~"),
    es: term(
      "configurar cookies",
      "configurar (las )?cookies|configuración de (las )?cookies",
      "cookie~",
    ),
    de: term("Cookie-Einstellungen", "cookie einstellungen?", "~cookie~"),
    nl: term("cookie-instellingen", "cookie instellingen|cookieinstellingen", "~cookie~"),
  },
  {
    id: "accessibility",
    en: term(
      "accessibility",
      "accessibility (statement|declaration|audit)|(digital|web) accessibility",
      "accessib~",
    ),
    fr: term("accessibilité", "accessibilité", "accessib~|rgaa"),
    es: term("accesibilidad", "accesibilidad", "accesib~"),
    de: term("Barrierefreiheit", "barrierefrei~", "~barriere~|zugänglich~"),
    nl: term("toegankelijkheid", "toegankelijkheid~", "~toegankelijk~"),
  },
  {
    id: "broker",
    en: term("broker", "insurance brokers?", "broker~|intermediar~"),
    fr: term("courtier", "courti(er|ers|ère|ères)", "courti~|courtage|intermédiaire~"),
    es: term("corredor", "corredur[ií]as?|corredor(es|a|as)?", "corred~|mediador~|broker~"),
    de: term("Makler", "makler~|versicherungsmakler~", "~makler~|vermittl~"),
    nl: term(
      "makelaar",
      "(assurantie|verzekerings)?makelaars?",
      "~makelaar~|tussenpers~|adviseur~",
    ),
  },
  {
    id: "intensive-care",
    en: term("intensive care", "intensive care", "intensive"),
    fr: term("réanimation", "réanimation|soins intensifs", "réanim~|intensi~"),
    es: term("cuidados intensivos", "cuidados intensivos|uci", "intensiv~"),
    de: term("Intensivstation", "intensivstation~", "~intensiv~"),
    nl: term("intensive care", "intensive care", "intensive~|ic"),
  },
  {
    id: "invoice",
    en: term("invoice", "invoices?", "bill~|invoice~|receipt~|invoic~|claim~|calculat~"),
    fr: term("facture", "factures?", "factur~|note~|justificatif~|calcul~"),
    es: term("factura", "facturas?", "factur~|recibo~"),
    de: term("Rechnung", "rechnung(en)?", "~rechnung~|beleg~|~rechn~|~voranschlag~"),
    nl: term("rekening", "facturen|factuur|nota's?", "~rekening~|factu~|nota~|bonnen|~factu~"),
  },
];
