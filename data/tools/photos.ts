/**
 * Source, focal point and alternative text of each seed photograph, and texts of maps and globes.
 * The texts describe what is visible and never identify a person or call a person a customer.
 */
import type { Locale } from "../../packages/locales/src/index.ts";

/** A value per language. */
export type PerLocale<T = string> = Record<Locale, T>;

/** A photograph. */
export interface Photo {
  /** The point that every crop must contain, from 0 to 1 from the left and from the top. */
  focal: { x: number; y: number };
  credit: string;
  source_url: string;
  alt: PerLocale;
}

/**
 * Source: Debian package budgie-backgrounds. Its README allows only CC0 or public-domain images.
 */
function budgie(original: string): Pick<Photo, "credit" | "source_url"> {
  return {
    credit: `Budgie Backgrounds, ${original}`,
    source_url: "https://github.com/BuddiesOfBudgie/budgie-backgrounds",
  };
}

/**
 * Source: WordPress default themes. The readme of the theme lists the rawpixel page of each image.
 */
function wordpress(
  theme: "Four" | "Five",
  original: string,
  image: number,
): Pick<Photo, "credit" | "source_url"> {
  return {
    credit: `WordPress theme Twenty Twenty-${theme}, ${original}`,
    source_url: `https://www.rawpixel.com/image/${image}`,
  };
}

export const licence = "CC0-1.0";
export const licenceUrl = "https://creativecommons.org/publicdomain/zero/1.0/";

export const photos: Record<string, Photo> = {
  "barcelona-casa-mila": {
    focal: { x: 0.53, y: 0.42 },
    ...budgie("casa-mila"),
    alt: {
      en: "The oval courtyard of Casa Milà in Barcelona, seen from the ground up to the sky",
      fr: "Le patio ovale de la Casa Milà à Barcelone, vu d’en bas vers le ciel",
      es: "El patio ovalado de la Casa Milà en Barcelona, visto desde abajo hacia el cielo",
      de: "Der ovale Innenhof der Casa Milà in Barcelona, von unten zum Himmel gesehen",
      nl: "De ovale binnenplaats van Casa Milà in Barcelona, van onderaf naar de lucht gezien",
    },
  },
  "boston-sunset": {
    focal: { x: 0.8, y: 0.5 },
    ...budgie("beacon-street-sunset"),
    alt: {
      en: "Low sun over the snowy roofs of a street in Boston",
      fr: "Soleil bas sur les toits enneigés d’une rue de Boston",
      es: "Sol bajo sobre los tejados nevados de una calle de Boston",
      de: "Tief stehende Sonne über den verschneiten Dächern einer Straße in Boston",
      nl: "Laagstaande zon boven de besneeuwde daken van een straat in Boston",
    },
  },
  "building-sky": {
    focal: { x: 0.42, y: 0.55 },
    ...wordpress("Four", "building-exterior", 430335),
    alt: {
      en: "A wide timber roof above a glass front, against the sky",
      fr: "Un large toit de bois au-dessus d’une façade vitrée, sur fond de ciel",
      es: "Un amplio tejado de madera sobre una fachada de cristal, con el cielo al fondo",
      de: "Ein weit auskragendes Holzdach über einer Glasfassade vor dem Himmel",
      nl: "Een breed houten dak boven een glazen gevel, tegen de lucht",
    },
  },
  "dune-hikers": {
    focal: { x: 0.36, y: 0.74 },
    ...budgie("extreme-desert-hike"),
    alt: {
      en: "A line of hikers on an orange sand dune under a blue sky",
      fr: "Un groupe en marche sur une dune de sable orange, sous un ciel bleu",
      es: "Un grupo de personas camina por una duna de arena naranja bajo un cielo azul",
      de: "Eine Wandergruppe auf einer orangefarbenen Sanddüne unter blauem Himmel",
      nl: "Een groep wandelaars op een oranje zandduin onder een blauwe lucht",
    },
  },
  "facade-abstract": {
    focal: { x: 0.55, y: 0.4 },
    ...budgie("abstract-spiral"),
    alt: {
      en: "Curved façade of overlapping panels, in black and white",
      fr: "Façade courbe faite de panneaux superposés, en noir et blanc",
      es: "Fachada curva de paneles superpuestos, en blanco y negro",
      de: "Geschwungene Fassade aus überlappenden Platten, schwarz-weiß",
      nl: "Gebogen gevel van overlappende panelen, in zwart-wit",
    },
  },
  "flower-meadow": {
    focal: { x: 0.56, y: 0.45 },
    ...wordpress("Five", "coming-soon-bg-image", 8800058),
    alt: {
      en: "A meadow of yellow and pink flowers with two trees behind it",
      fr: "Une prairie de fleurs jaunes et roses, deux arbres à l’arrière-plan",
      es: "Un prado de flores amarillas y rosas con dos árboles al fondo",
      de: "Eine Wiese mit gelben und rosa Blumen, dahinter zwei Bäume",
      nl: "Een weide met gele en roze bloemen en twee bomen op de achtergrond",
    },
  },
  "light-bridge": {
    focal: { x: 0.5, y: 0.74 },
    ...budgie("high-trestle-trail"),
    alt: {
      en: "A footbridge at night, framed by square arches of light",
      fr: "Une passerelle la nuit, encadrée d’arches lumineuses carrées",
      es: "Una pasarela de noche, enmarcada por arcos cuadrados de luz",
      de: "Eine Fußgängerbrücke bei Nacht, gerahmt von eckigen Lichtbögen",
      nl: "Een voetgangersbrug bij nacht, omlijst door vierkante lichtbogen",
    },
  },
  "mountain-lake": {
    focal: { x: 0.4, y: 0.48 },
    ...budgie("lake-sherburne"),
    alt: {
      en: "Snow-covered peaks above a calm lake",
      fr: "Des sommets enneigés au-dessus d’un lac calme",
      es: "Cumbres nevadas sobre un lago en calma",
      de: "Verschneite Gipfel über einem stillen See",
      nl: "Besneeuwde bergtoppen boven een kalm meer",
    },
  },
  "museum-portrait": {
    focal: { x: 0.42, y: 0.68 },
    ...wordpress("Four", "museum", 3297419),
    alt: {
      en: "A tall hall with white walls, a curved ramp and a glass roof",
      fr: "Une haute salle aux murs blancs, avec une rampe courbe et une verrière",
      es: "Una sala alta de paredes blancas, con una rampa curva y un techo de cristal",
      de: "Eine hohe Halle mit weißen Wänden, geschwungener Rampe und Glasdach",
      nl: "Een hoge zaal met witte muren, een gebogen hellingbaan en een glazen dak",
    },
  },
  "ocean-waves-woodblock": {
    focal: { x: 0.8, y: 0.32 },
    ...budgie("ocean-waves"),
    alt: {
      en: "Japanese woodblock print of blue waves with white foam",
      fr: "Estampe japonaise : des vagues bleues à l’écume blanche",
      es: "Estampa japonesa de olas azules con espuma blanca",
      de: "Japanischer Holzschnitt: blaue Wellen mit weißer Gischt",
      nl: "Japanse houtsnede van blauwe golven met wit schuim",
    },
  },
  "rome-colosseum": {
    focal: { x: 0.42, y: 0.5 },
    ...budgie("roman-colosseum"),
    alt: {
      en: "The lit arches of the Colosseum in Rome under a cloudy sky",
      fr: "Les arches éclairées du Colisée à Rome, sous un ciel nuageux",
      es: "Los arcos iluminados del Coliseo de Roma bajo un cielo nuboso",
      de: "Die beleuchteten Bögen des Kolosseums in Rom unter bewölktem Himmel",
      nl: "De verlichte bogen van het Colosseum in Rome onder een bewolkte lucht",
    },
  },
  "roof-portrait": {
    focal: { x: 0.6, y: 0.66 },
    ...wordpress("Four", "angular-roof", 3289063),
    alt: {
      en: "The slanting roof of a modern building, with stairs below and an empty sky above",
      fr: "Le toit incliné d’un bâtiment moderne, des escaliers en dessous, le ciel vide au-dessus",
      es: "El tejado inclinado de un edificio moderno, con escaleras debajo y el cielo vacío encima",
      de: "Das schräge Dach eines modernen Gebäudes, darunter Treppen, darüber leerer Himmel",
      nl: "Het schuine dak van een modern gebouw, met trappen eronder en een lege lucht erboven",
    },
  },
  "singapore-skyline": {
    focal: { x: 0.6, y: 0.45 },
    ...budgie("singaporean-cityscape"),
    alt: {
      en: "The towers of Singapore at dusk, their lights reflected in the bay",
      fr: "Les tours de Singapour au crépuscule, leurs lumières reflétées dans la baie",
      es: "Las torres de Singapur al anochecer, con sus luces reflejadas en la bahía",
      de: "Die Hochhäuser von Singapur in der Dämmerung, ihre Lichter spiegeln sich in der Bucht",
      nl: "De torens van Singapore in de schemering, met hun lichten weerspiegeld in de baai",
    },
  },
  "spice-market": {
    focal: { x: 0.6, y: 0.55 },
    ...budgie("the-spices-of-life"),
    alt: {
      en: "Bowls of coloured spices and dried flowers on a market stall",
      fr: "Des bols d’épices colorées et de fleurs séchées sur un étal de marché",
      es: "Cuencos de especias de colores y flores secas en un puesto de mercado",
      de: "Schalen mit bunten Gewürzen und getrockneten Blüten an einem Marktstand",
      nl: "Schalen met kleurige specerijen en gedroogde bloemen op een marktkraam",
    },
  },
  "spiral-staircase-person": {
    focal: { x: 0.3, y: 0.48 },
    ...wordpress("Four", "art-gallery", 3286187),
    alt: {
      en: "A person in an orange top on a wooden spiral staircase, seen from above",
      fr: "Une personne en haut orange sur un escalier de bois en spirale, vue de dessus",
      es: "Una persona con una camiseta naranja en una escalera de caracol de madera, vista desde arriba",
      de: "Eine Person in orangefarbenem Oberteil auf einer hölzernen Wendeltreppe, von oben gesehen",
      nl: "Een persoon in een oranje topje op een houten wenteltrap, van bovenaf gezien",
    },
  },
  "tea-gardens-hills": {
    focal: { x: 0.45, y: 0.6 },
    ...budgie("tea-gardens"),
    alt: {
      en: "Green hills covered with tea bushes, in the mist",
      fr: "Des collines vertes couvertes de théiers, dans la brume",
      es: "Colinas verdes cubiertas de arbustos de té, entre la niebla",
      de: "Grüne Hügel voller Teesträucher im Nebel",
      nl: "Groene heuvels vol theestruiken in de mist",
    },
  },
  "traveller-camera": {
    focal: { x: 0.62, y: 0.5 },
    ...wordpress("Four", "tourist-and-building", 5928004),
    alt: {
      en: "A traveller seen from behind, photographing a stone building",
      fr: "Une personne en voyage, de dos, photographie un bâtiment de pierre",
      es: "Una persona de viaje, de espaldas, fotografía un edificio de piedra",
      de: "Eine reisende Person, von hinten gesehen, fotografiert ein Steingebäude",
      nl: "Een reiziger, van achteren gezien, fotografeert een stenen gebouw",
    },
  },
};

/**
 * Alternative texts of maps. The name follows a colon, because no preposition fits every name; the
 * same applies to globes.
 */
export const mapAlt: PerLocale<(name: string) => string> = {
  en: (name) => `Relief map: ${name}`,
  fr: (name) => `Carte en relief\u00a0: ${name}`,
  es: (name) => `Mapa en relieve: ${name}`,
  de: (name) => `Reliefkarte: ${name}`,
  nl: (name) => `Reliëfkaart: ${name}`,
};

export const globeAlt: PerLocale<(name: string) => string> = {
  en: (name) => `Globe in relief: ${name}`,
  fr: (name) => `Globe en relief\u00a0: ${name}`,
  es: (name) => `Globo terráqueo en relieve: ${name}`,
  de: (name) => `Globus mit Relief: ${name}`,
  nl: (name) => `Wereldbol met reliëf: ${name}`,
};

export const globeNames: Record<string, PerLocale> = {
  africa: { en: "Africa", fr: "Afrique", es: "África", de: "Afrika", nl: "Afrika" },
  asia: { en: "Asia", fr: "Asie", es: "Asia", de: "Asien", nl: "Azië" },
  caribbean: { en: "the Caribbean", fr: "Caraïbes", es: "Caribe", de: "Karibik", nl: "Caraïben" },
  europe: { en: "Europe", fr: "Europe", es: "Europa", de: "Europa", nl: "Europa" },
  "latin-america": {
    en: "Latin America",
    fr: "Amérique latine",
    es: "América Latina",
    de: "Lateinamerika",
    nl: "Latijns-Amerika",
  },
  "middle-east": {
    en: "Middle East",
    fr: "Moyen-Orient",
    es: "Oriente Medio",
    de: "Naher Osten",
    nl: "Midden-Oosten",
  },
  "north-america": {
    en: "North America",
    fr: "Amérique du Nord",
    es: "América del Norte",
    de: "Nordamerika",
    nl: "Noord-Amerika",
  },
  oceania: { en: "Oceania", fr: "Océanie", es: "Oceanía", de: "Ozeanien", nl: "Oceanië" },
  "south-east-asia": {
    en: "South-East Asia",
    fr: "Asie du Sud-Est",
    es: "Sudeste Asiático",
    de: "Südostasien",
    nl: "Zuidoost-Azië",
  },
  world: { en: "the world", fr: "le monde", es: "el mundo", de: "die Welt", nl: "de wereld" },
};
