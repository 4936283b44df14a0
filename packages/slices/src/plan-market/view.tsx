import { Caption, Details, Field, Heading, Icon, Section, SectionHead, TextLink } from "@orlaya/ui";
import type { IconName, LinkData } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import type { Tone } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./plan-market.module.css";

/** A set of countries in names: those of groups and countries, without the exceptions. */
export interface PlacesData {
  /** Every country in which there is a plan, without the exceptions. */
  readonly all: boolean;
  readonly names: readonly string[];
  readonly except: readonly string[];
  /** Number of countries where the names are only in the list below; otherwise null. */
  readonly count: number | null;
}
/** Who can take out a plan: one combination of residence, destination, profile and nationality. */
export interface MarketData {
  readonly residences: PlacesData;
  /** Null where the plan applies within the country of residence only. */
  readonly destinations: PlacesData | null;
  /** What is said about a stay within the country of residence; null where no statement is needed. */
  readonly own: "also" | "not" | null;
  readonly profiles: readonly string[];
  /** Null where the nationality is not asked. Without names, the nationality is only asked. */
  readonly nationalities: {
    readonly only: readonly string[];
    readonly except: readonly string[];
  } | null;
}
/** Countries in the order of the language. */
export type CountryNames = readonly { readonly code: string; readonly name: string }[];

export interface PlanMarketProps {
  readonly title: string;
  readonly lead: string;
  /** At least one, the largest first. */
  readonly markets: readonly MarketData[];
  /** All countries of residence, and all destinations. */
  readonly residences: CountryNames;
  readonly destinations: CountryNames;
  /** Names of the countries without any plan, as residence or as destination. */
  readonly closed: readonly string[];
  /** Nationalities without any plan where the nationality is asked. */
  readonly refused: readonly string[];
  /** File with aliases and names in the other languages, for the search. */
  readonly aliasesUrl: string;
  /** Link to the finder. */
  readonly check: LinkData;
  readonly tone: Tone;
  readonly anchor: string;
  readonly context: SliceContext;
}

/** Lists of up to this many countries have no search. */
const MOST_WITHOUT_SEARCH = 24;

type T = SliceContext["t"];
const joinNames = (names: readonly string[]): string => names.join(", ");

/** Renders a term with its values, one per line. */
function Term({
  icon,
  label,
  children,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} />
        {label}
      </dt>
      {children}
    </div>
  );
}

/** Renders a second line of a term; nothing without text. */
function Remark({ children }: { readonly children: string }) {
  return children && <dd className={css.remark}>{children}</dd>;
}

function describeExceptions(except: readonly string[], t: T): string {
  return except.length > 0 ? t("market.except", { places: joinNames(except) }) : "";
}

function describePlaces({ names, count }: PlacesData, t: T): string {
  return count === null ? joinNames(names) : t("destinations.count", { count });
}

function Residences({ market: { residences }, t }: { readonly market: MarketData; readonly t: T }) {
  return (
    <Term icon="map-pin" label={t("filters.residence")}>
      <dd>{residences.all ? t("market.any") : describePlaces(residences, t)}</dd>
      <Remark>{describeExceptions(residences.except, t)}</Remark>
    </Term>
  );
}

function Destinations({
  market: { destinations, own },
  t,
}: {
  readonly market: MarketData;
  readonly t: T;
}) {
  const all = own === "also" ? "market.any" : "market.anyOther";
  return (
    <Term icon="globe" label={t("filters.destination")}>
      {destinations ? (
        <>
          <dd>{destinations.all ? t(all) : describePlaces(destinations, t)}</dd>
          <Remark>{describeExceptions(destinations.except, t)}</Remark>
          <Remark>{own ? t(own === "also" ? "market.alsoOwn" : "market.notOwn") : ""}</Remark>
        </>
      ) : (
        <dd>{t("market.own")}</dd>
      )}
    </Term>
  );
}

function Nationalities({
  nationalities,
  t,
}: {
  readonly nationalities: NonNullable<MarketData["nationalities"]>;
  readonly t: T;
}) {
  const { only, except } = nationalities;
  return (
    <Term icon="info" label={t("market.nationality")}>
      <dd>{t("market.asked")}</dd>
      <Remark>{only.length > 0 ? t("market.only", { places: joinNames(only) }) : ""}</Remark>
      <Remark>{describeExceptions(except, t)}</Remark>
      <Remark>{only.length > 0 ? "" : t("market.exceptBelow")}</Remark>
    </Term>
  );
}

function Market({ market, t }: { readonly market: MarketData; readonly t: T }) {
  const { profiles, nationalities } = market;
  return (
    <li>
      <dl>
        <Residences market={market} t={t} />
        <Destinations market={market} t={t} />
        <Term icon="user" label={t("market.profile")}>
          {profiles.map((profile) => (
            <dd key={profile}>{profile}</dd>
          ))}
        </Term>
        {nationalities && <Nationalities nationalities={nationalities} t={t} />}
      </dl>
    </li>
  );
}

/** Renders a list of countries. The codes are in its attribute, for the search. */
function CountryColumns({
  id,
  label,
  countries,
}: {
  readonly id: string;
  readonly label: string;
  readonly countries: CountryNames;
}) {
  return (
    <div className={css.countries}>
      <Heading level={4} id={id}>
        {`${label} (${countries.length})`}
      </Heading>
      <ul role="list" aria-labelledby={id} data-codes={countries.map(({ code }) => code).join("")}>
        {countries.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the search field, which the styles show where scripts run, and its live region. */
function ListSearch({ t }: { readonly t: T }) {
  return (
    <div className={css.search}>
      <Field id="market-search" label={t("market.search")} icon="search">
        <input
          id="market-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      <p
        role="status"
        data-template={t("market.found", {
          residences: "{residences}",
          destinations: "{destinations}",
        })}
      />
    </div>
  );
}

function Lists({ props }: { readonly props: PlanMarketProps }) {
  const { residences, destinations, aliasesUrl, context } = props;
  const { t } = context;
  const id = getTitleId(context);
  return (
    <Details summary={t("market.lists")} wide>
      <div data-market={aliasesUrl}>
        {residences.length + destinations.length > MOST_WITHOUT_SEARCH && <ListSearch t={t} />}
        <CountryColumns id={`${id}-from`} label={t("market.residences")} countries={residences} />
        <CountryColumns id={`${id}-to`} label={t("market.destinations")} countries={destinations} />
      </div>
    </Details>
  );
}

/**
 * Renders who can take out a plan, according to the rules of the finder (finder §5.5): its markets
 * in words, and below them, closed, all countries with a search that needs the script.
 */
export function PlanMarket(props: PlanMarketProps) {
  const { title, lead, markets, closed, refused, check, tone, anchor, context } = props;
  const { t } = context;
  const asks = markets.some(({ nationalities }) => nationalities !== null);
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      <ul role="list" className={css.markets} data-columns={asks ? 4 : 3}>
        {markets.map((market, at) => (
          <Market key={at} market={market} t={t} />
        ))}
      </ul>
      <div className={css.after}>
        <TextLink link={check} icon="arrow-right" />
        <div>
          {refused.length > 0 && (
            <Caption>{t("market.refused", { places: joinNames(refused) })}</Caption>
          )}
          {closed.length > 0 && (
            <Caption>{t("market.closed", { places: joinNames(closed) })}</Caption>
          )}
          <Caption>{t("market.sanctions")}</Caption>
        </div>
      </div>
      <Lists props={props} />
    </Section>
  );
}
