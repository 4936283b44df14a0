import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// By hand: the meaning of existing records does not change. Until now the label "excluded countries" in the name of a list
// decided, and every rule applied within one country. Records that only link rules have no such field.
const LABEL = '(^|[^a-z0-9_])excluded[ -]countries($|[^a-z0-9_])'
const FILL = [
  ['country_lists', ''],
  ['_country_lists_v', 'version_'],
].map(
  ([table, prefix]) => `UPDATE "${table}" SET "${prefix}excluded" = COALESCE("${prefix}name" ~* '${LABEL}', false);`,
).concat(
  [
    ['rules', ''],
    ['_rules_v', 'version_'],
  ].map(
    ([table, prefix]) =>
      `UPDATE "${table}" SET "${prefix}same_country" = true WHERE NOT ("${prefix}type" = 'Nationality' AND "${prefix}name" = 'NULL');`,
  ),
)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "finder_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"change_limit" numeric DEFAULT 2 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_single_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_generic_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_form_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_landing_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_error_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_offer_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_page_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_region_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_country_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_guide_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guide_theme_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guide_taxonomy_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_article_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_faq_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_header_module_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_navigation_module_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_footer_module_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_module_lisa_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_module_eligibility_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cover_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offer_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_module_card_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_module_contact_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_module_rating_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_country_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_profiles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_funnels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_findings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_countries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_group_of_countries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_page_single_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_generic_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_form_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_landing_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_error_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_offer_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_page_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_region_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_country_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_guide_id_idx";
  DROP INDEX "payload_locked_documents_rels_guide_theme_id_idx";
  DROP INDEX "payload_locked_documents_rels_guide_taxonomy_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_article_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_faq_id_idx";
  DROP INDEX "payload_locked_documents_rels_header_module_id_idx";
  DROP INDEX "payload_locked_documents_rels_navigation_module_id_idx";
  DROP INDEX "payload_locked_documents_rels_footer_module_id_idx";
  DROP INDEX "payload_locked_documents_rels_module_lisa_id_idx";
  DROP INDEX "payload_locked_documents_rels_module_eligibility_id_idx";
  DROP INDEX "payload_locked_documents_rels_cover_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_offer_id_idx";
  DROP INDEX "payload_locked_documents_rels_module_card_id_idx";
  DROP INDEX "payload_locked_documents_rels_module_contact_id_idx";
  DROP INDEX "payload_locked_documents_rels_module_rating_id_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_country_lists_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_profiles_id_idx";
  DROP INDEX "payload_locked_documents_rels_funnels_id_idx";
  DROP INDEX "payload_locked_documents_rels_finder_findings_id_idx";
  DROP INDEX "payload_locked_documents_rels_finder_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_countries_id_idx";
  DROP INDEX "payload_locked_documents_rels_group_of_countries_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "finder_findings" ALTER COLUMN "kind" SET DATA TYPE varchar;
  ALTER TABLE "_finder_findings_v" ALTER COLUMN "version_kind" SET DATA TYPE varchar;
  ALTER TABLE "rules" ADD COLUMN "same_country" boolean;
  ALTER TABLE "_rules_v" ADD COLUMN "version_same_country" boolean;
  ALTER TABLE "country_lists" ADD COLUMN "excluded" boolean DEFAULT false;
  ALTER TABLE "_country_lists_v" ADD COLUMN "version_excluded" boolean DEFAULT false;
  ALTER TABLE "finder_releases" ADD COLUMN "confirmed_by" varchar;
  ALTER TABLE "countries" ADD COLUMN "closed" boolean DEFAULT false;
  ALTER TABLE "countries" ADD COLUMN "closed_nationality" boolean DEFAULT false;
  ALTER TABLE "countries" ADD COLUMN "closed_source" varchar;
  ALTER TABLE "finder_live" ADD COLUMN "request" jsonb;
  CREATE INDEX "rules_same_country_idx" ON "rules" USING btree ("same_country");
  CREATE INDEX "_rules_v_version_version_same_country_idx" ON "_rules_v" USING btree ("version_same_country");
  CREATE INDEX "country_lists_excluded_idx" ON "country_lists" USING btree ("excluded");
  CREATE INDEX "_country_lists_v_version_version_excluded_idx" ON "_country_lists_v" USING btree ("version_excluded");
  CREATE INDEX "countries_closed_idx" ON "countries" USING btree ("closed");
  CREATE INDEX "countries_closed_nationality_idx" ON "countries" USING btree ("closed_nationality");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_single_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_generic_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_form_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_landing_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_error_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_offer_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_page_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_region_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_country_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_guide_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guide_theme_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guide_taxonomy_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_article_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_faq_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "header_module_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "navigation_module_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "footer_module_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "module_lisa_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "module_eligibility_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cover_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offer_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "module_card_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "module_contact_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "module_rating_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "country_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "profiles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "funnels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_findings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "countries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "group_of_countries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."finding_kind";`)
  for (const statement of FILL) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."finding_kind" AS ENUM('empty-field', 'only-excluded', 'product-count', 'funnel-count', 'dangling', 'missing-url', 'refused-url', 'missing-page', 'too-intricate', 'conflict', 'gap-residence', 'gap-destination', 'gap-pair', 'gap-nationality', 'overlap', 'never-wins', 'neutral-wins', 'pointless-question', 'single-restricted', 'other-plan', 'name-clash', 'empty-list', 'excluded-covered', 'wrong-role', 'link-record', 'reverse-link', 'stale-acceptance', 'name-fallback');
  ALTER TABLE "finder_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finder_settings" CASCADE;
  DROP INDEX "rules_same_country_idx";
  DROP INDEX "_rules_v_version_version_same_country_idx";
  DROP INDEX "country_lists_excluded_idx";
  DROP INDEX "_country_lists_v_version_version_excluded_idx";
  DROP INDEX "countries_closed_idx";
  DROP INDEX "countries_closed_nationality_idx";
  ALTER TABLE "finder_findings" ALTER COLUMN "kind" SET DATA TYPE "public"."finding_kind" USING "kind"::"public"."finding_kind";
  ALTER TABLE "_finder_findings_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."finding_kind" USING "version_kind"::"public"."finding_kind";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_single_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_generic_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_form_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_landing_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_error_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_offer_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_page_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_region_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_country_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_guide_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guide_theme_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guide_taxonomy_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_article_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_faq_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "header_module_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "navigation_module_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "footer_module_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "module_lisa_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "module_eligibility_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cover_types_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offer_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "module_card_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "module_contact_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "module_rating_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rules_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "country_lists_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "profiles_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "funnels_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_findings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_releases_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "countries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "group_of_countries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_header_module_fk" FOREIGN KEY ("header_module_id") REFERENCES "public"."header_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_module_fk" FOREIGN KEY ("navigation_module_id") REFERENCES "public"."navigation_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_module_fk" FOREIGN KEY ("footer_module_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_module_lisa_fk" FOREIGN KEY ("module_lisa_id") REFERENCES "public"."module_lisa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_module_eligibility_fk" FOREIGN KEY ("module_eligibility_id") REFERENCES "public"."module_eligibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offer_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_module_card_fk" FOREIGN KEY ("module_card_id") REFERENCES "public"."module_card"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_module_contact_fk" FOREIGN KEY ("module_contact_id") REFERENCES "public"."module_contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_module_rating_fk" FOREIGN KEY ("module_rating_id") REFERENCES "public"."module_rating"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_country_lists_fk" FOREIGN KEY ("country_lists_id") REFERENCES "public"."country_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funnels_fk" FOREIGN KEY ("funnels_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_findings_fk" FOREIGN KEY ("finder_findings_id") REFERENCES "public"."finder_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_releases_fk" FOREIGN KEY ("finder_releases_id") REFERENCES "public"."finder_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_of_countries_fk" FOREIGN KEY ("group_of_countries_id") REFERENCES "public"."group_of_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_page_single_id_idx" ON "payload_locked_documents_rels" USING btree ("page_single_id");
  CREATE INDEX "payload_locked_documents_rels_page_generic_id_idx" ON "payload_locked_documents_rels" USING btree ("page_generic_id");
  CREATE INDEX "payload_locked_documents_rels_page_form_id_idx" ON "payload_locked_documents_rels" USING btree ("page_form_id");
  CREATE INDEX "payload_locked_documents_rels_page_landing_id_idx" ON "payload_locked_documents_rels" USING btree ("page_landing_id");
  CREATE INDEX "payload_locked_documents_rels_page_error_id_idx" ON "payload_locked_documents_rels" USING btree ("page_error_id");
  CREATE INDEX "payload_locked_documents_rels_page_offer_id_idx" ON "payload_locked_documents_rels" USING btree ("page_offer_id");
  CREATE INDEX "payload_locked_documents_rels_product_page_id_idx" ON "payload_locked_documents_rels" USING btree ("product_page_id");
  CREATE INDEX "payload_locked_documents_rels_page_region_id_idx" ON "payload_locked_documents_rels" USING btree ("page_region_id");
  CREATE INDEX "payload_locked_documents_rels_page_country_id_idx" ON "payload_locked_documents_rels" USING btree ("page_country_id");
  CREATE INDEX "payload_locked_documents_rels_page_guide_id_idx" ON "payload_locked_documents_rels" USING btree ("page_guide_id");
  CREATE INDEX "payload_locked_documents_rels_guide_theme_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_theme_id");
  CREATE INDEX "payload_locked_documents_rels_guide_taxonomy_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "payload_locked_documents_rels_page_article_id_idx" ON "payload_locked_documents_rels" USING btree ("page_article_id");
  CREATE INDEX "payload_locked_documents_rels_page_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("page_faq_id");
  CREATE INDEX "payload_locked_documents_rels_header_module_id_idx" ON "payload_locked_documents_rels" USING btree ("header_module_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_module_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_module_id");
  CREATE INDEX "payload_locked_documents_rels_footer_module_id_idx" ON "payload_locked_documents_rels" USING btree ("footer_module_id");
  CREATE INDEX "payload_locked_documents_rels_module_lisa_id_idx" ON "payload_locked_documents_rels" USING btree ("module_lisa_id");
  CREATE INDEX "payload_locked_documents_rels_module_eligibility_id_idx" ON "payload_locked_documents_rels" USING btree ("module_eligibility_id");
  CREATE INDEX "payload_locked_documents_rels_cover_types_id_idx" ON "payload_locked_documents_rels" USING btree ("cover_types_id");
  CREATE INDEX "payload_locked_documents_rels_offer_id_idx" ON "payload_locked_documents_rels" USING btree ("offer_id");
  CREATE INDEX "payload_locked_documents_rels_module_card_id_idx" ON "payload_locked_documents_rels" USING btree ("module_card_id");
  CREATE INDEX "payload_locked_documents_rels_module_contact_id_idx" ON "payload_locked_documents_rels" USING btree ("module_contact_id");
  CREATE INDEX "payload_locked_documents_rels_module_rating_id_idx" ON "payload_locked_documents_rels" USING btree ("module_rating_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("rules_id");
  CREATE INDEX "payload_locked_documents_rels_country_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("country_lists_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("profiles_id");
  CREATE INDEX "payload_locked_documents_rels_funnels_id_idx" ON "payload_locked_documents_rels" USING btree ("funnels_id");
  CREATE INDEX "payload_locked_documents_rels_finder_findings_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_findings_id");
  CREATE INDEX "payload_locked_documents_rels_finder_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_releases_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_group_of_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("group_of_countries_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  ALTER TABLE "rules" DROP COLUMN "same_country";
  ALTER TABLE "_rules_v" DROP COLUMN "version_same_country";
  ALTER TABLE "country_lists" DROP COLUMN "excluded";
  ALTER TABLE "_country_lists_v" DROP COLUMN "version_excluded";
  ALTER TABLE "finder_releases" DROP COLUMN "confirmed_by";
  ALTER TABLE "countries" DROP COLUMN "closed";
  ALTER TABLE "countries" DROP COLUMN "closed_nationality";
  ALTER TABLE "countries" DROP COLUMN "closed_source";
  ALTER TABLE "finder_live" DROP COLUMN "request";`)
}
