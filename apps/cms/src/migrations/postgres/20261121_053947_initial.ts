import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."locale" AS ENUM('en', 'fr', 'es', 'de', 'nl');
  CREATE TYPE "public"."audience" AS ENUM('individual', 'corporate');
  CREATE TYPE "public"."translation_state" AS ENUM('current', 'outdated', 'in_progress');
  CREATE TYPE "public"."enum_page_single_type" AS ENUM('home', 'contact', 'login', 'offers', 'destinations', 'all_guides', 'guide_themes', 'thematic_guides', 'insurance_guides', 'article_home', 'faq_home', 'about', 'support', 'services', 'legal');
  CREATE TYPE "public"."enum_page_single_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_single_v_version_type" AS ENUM('home', 'contact', 'login', 'offers', 'destinations', 'all_guides', 'guide_themes', 'thematic_guides', 'insurance_guides', 'article_home', 'faq_home', 'about', 'support', 'services', 'legal');
  CREATE TYPE "public"."enum__page_single_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_generic_page_type" AS ENUM('about', 'legal', 'support', 'services');
  CREATE TYPE "public"."enum_page_generic_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_generic_v_version_page_type" AS ENUM('about', 'legal', 'support', 'services');
  CREATE TYPE "public"."enum__page_generic_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_form_page_type" AS ENUM('Contact form page', 'Product form page', 'Landing form page');
  CREATE TYPE "public"."enum_page_form_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_form_v_version_page_type" AS ENUM('Contact form page', 'Product form page', 'Landing form page');
  CREATE TYPE "public"."enum__page_form_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_landing_purpose" AS ENUM('normal', 'no_result', 'error');
  CREATE TYPE "public"."enum_page_landing_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_landing_v_version_purpose" AS ENUM('normal', 'no_result', 'error');
  CREATE TYPE "public"."enum__page_landing_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_error_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_error_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."link_kind" AS ENUM('document', 'url', 'action');
  CREATE TYPE "public"."link_action" AS ENUM('finder', 'cookies');
  CREATE TYPE "public"."price_frequency" AS ENUM('month', 'year', 'trip', 'person');
  CREATE TYPE "public"."enum_page_offer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_offer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."contract_language" AS ENUM('en', 'fr', 'es', 'de', 'nl');
  CREATE TYPE "public"."enum_product_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_region_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_region_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_country_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_country_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_guide_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_guide_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guide_theme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guide_theme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guide_taxonomy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guide_taxonomy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_header_module_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_module_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_module_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_module_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_module_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_module_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_module_lisa_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_lisa_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_module_eligibility_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_eligibility_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."need_icon" AS ENUM('arrow-right', 'arrow-up-right', 'check', 'x', 'plus', 'minus', 'chevron-down', 'chevron-right', 'menu', 'search', 'phone', 'mail', 'clock', 'message', 'user', 'users', 'globe', 'map-pin', 'shield', 'heart-pulse', 'stethoscope', 'plane', 'graduation-cap', 'briefcase', 'building', 'file-text', 'download', 'calendar', 'wallet', 'suitcase', 'ambulance', 'baby', 'life-buoy', 'info', 'alert', 'external');
  CREATE TYPE "public"."enum_cover_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cover_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_module_card_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_card_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_module_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_module_rating_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_rating_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."redirect_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_users_edit_locales" AS ENUM('en', 'fr', 'es', 'de', 'nl');
  CREATE TYPE "public"."enum_users_edit_audiences" AS ENUM('individual', 'corporate');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'publisher', 'editor', 'translator', 'finder_manager', 'auditor', 'site');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "page_single" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"type" "enum_page_single_type",
  	"offer_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_single_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_single_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_single_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_type" "enum__page_single_v_version_type",
  	"version_offer_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_single_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_single_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_generic" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"page_type" "enum_page_generic_page_type",
  	"parent_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_generic_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_generic_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_generic_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_page_type" "enum__page_generic_v_version_page_type",
  	"version_parent_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_generic_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_generic_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_form" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"page_type" "enum_page_form_page_type" DEFAULT 'Contact form page',
  	"product_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_form_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_form_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_form_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_page_type" "enum__page_form_v_version_page_type" DEFAULT 'Contact form page',
  	"version_product_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_form_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_form_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_landing" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"purpose" "enum_page_landing_purpose" DEFAULT 'normal',
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_landing_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_landing_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_landing_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_purpose" "enum__page_landing_v_version_purpose" DEFAULT 'normal',
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_landing_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_landing_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_error" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_error_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_error_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_error_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_error_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_error_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_offer" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"offer_id" uuid,
  	"slices" jsonb,
  	"card_tag" varchar,
  	"card_card_title" varchar,
  	"card_card_image_id" uuid,
  	"card_card_image_alt" varchar,
  	"card_card_description" varchar,
  	"card_cta_primary_link_label" varchar,
  	"card_cta_primary_link_kind" "link_kind" DEFAULT 'document',
  	"card_cta_primary_link_url" varchar,
  	"card_cta_primary_link_action" "link_action",
  	"card_cta_primary_link_anchor" varchar,
  	"card_cta_primary_link_new_tab" boolean,
  	"card_cta_primary_label" varchar,
  	"card_cta_secondary_link_label" varchar,
  	"card_cta_secondary_link_kind" "link_kind" DEFAULT 'document',
  	"card_cta_secondary_link_url" varchar,
  	"card_cta_secondary_link_action" "link_action",
  	"card_cta_secondary_link_anchor" varchar,
  	"card_cta_secondary_link_new_tab" boolean,
  	"card_cta_secondary_label" varchar,
  	"card_cta_secondary_rel" varchar,
  	"card_card_link_label" varchar,
  	"card_card_link_kind" "link_kind" DEFAULT 'document',
  	"card_card_link_url" varchar,
  	"card_card_link_action" "link_action",
  	"card_card_link_anchor" varchar,
  	"card_card_link_new_tab" boolean,
  	"card_starting_price" numeric,
  	"card_currency" varchar,
  	"card_price_frequency" "price_frequency",
  	"card_price_mark" varchar,
  	"card_legal_reference" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_offer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_offer_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_offer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "_page_offer_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_offer_id" uuid,
  	"version_slices" jsonb,
  	"version_card_tag" varchar,
  	"version_card_card_title" varchar,
  	"version_card_card_image_id" uuid,
  	"version_card_card_image_alt" varchar,
  	"version_card_card_description" varchar,
  	"version_card_cta_primary_link_label" varchar,
  	"version_card_cta_primary_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_cta_primary_link_url" varchar,
  	"version_card_cta_primary_link_action" "link_action",
  	"version_card_cta_primary_link_anchor" varchar,
  	"version_card_cta_primary_link_new_tab" boolean,
  	"version_card_cta_primary_label" varchar,
  	"version_card_cta_secondary_link_label" varchar,
  	"version_card_cta_secondary_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_cta_secondary_link_url" varchar,
  	"version_card_cta_secondary_link_action" "link_action",
  	"version_card_cta_secondary_link_anchor" varchar,
  	"version_card_cta_secondary_link_new_tab" boolean,
  	"version_card_cta_secondary_label" varchar,
  	"version_card_cta_secondary_rel" varchar,
  	"version_card_card_link_label" varchar,
  	"version_card_card_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_card_link_url" varchar,
  	"version_card_card_link_action" "link_action",
  	"version_card_card_link_anchor" varchar,
  	"version_card_card_link_new_tab" boolean,
  	"version_card_starting_price" numeric,
  	"version_card_currency" varchar,
  	"version_card_price_frequency" "price_frequency",
  	"version_card_price_mark" varchar,
  	"version_card_legal_reference" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_offer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_offer_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_offer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "product_page_product_data_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "product_page_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "contract_language",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "product_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"offer_id" uuid,
  	"tag" varchar,
  	"starting_price" numeric,
  	"currency" varchar,
  	"price_frequency" "price_frequency",
  	"price_mark" varchar,
  	"legal_reference" varchar,
  	"product_data_lead" varchar,
  	"product_data_image_id" uuid,
  	"slices" jsonb,
  	"card_tag" varchar,
  	"card_card_title" varchar,
  	"card_card_image_id" uuid,
  	"card_card_image_alt" varchar,
  	"card_card_description" varchar,
  	"card_cta_primary_link_label" varchar,
  	"card_cta_primary_link_kind" "link_kind" DEFAULT 'document',
  	"card_cta_primary_link_url" varchar,
  	"card_cta_primary_link_action" "link_action",
  	"card_cta_primary_link_anchor" varchar,
  	"card_cta_primary_link_new_tab" boolean,
  	"card_cta_primary_label" varchar,
  	"card_cta_secondary_link_label" varchar,
  	"card_cta_secondary_link_kind" "link_kind" DEFAULT 'document',
  	"card_cta_secondary_link_url" varchar,
  	"card_cta_secondary_link_action" "link_action",
  	"card_cta_secondary_link_anchor" varchar,
  	"card_cta_secondary_link_new_tab" boolean,
  	"card_cta_secondary_label" varchar,
  	"card_cta_secondary_rel" varchar,
  	"card_card_link_label" varchar,
  	"card_card_link_kind" "link_kind" DEFAULT 'document',
  	"card_card_link_url" varchar,
  	"card_card_link_action" "link_action",
  	"card_card_link_anchor" varchar,
  	"card_card_link_new_tab" boolean,
  	"card_starting_price" numeric,
  	"card_currency" varchar,
  	"card_price_frequency" "price_frequency",
  	"card_price_mark" varchar,
  	"card_legal_reference" varchar,
  	"exclusions" varchar,
  	"global_offer" boolean DEFAULT false,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_product_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid,
  	"group_of_countries_id" uuid,
  	"cover_types_id" uuid
  );
  
  CREATE TABLE "_product_page_v_version_product_data_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_page_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "contract_language",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_product_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_offer_id" uuid,
  	"version_tag" varchar,
  	"version_starting_price" numeric,
  	"version_currency" varchar,
  	"version_price_frequency" "price_frequency",
  	"version_price_mark" varchar,
  	"version_legal_reference" varchar,
  	"version_product_data_lead" varchar,
  	"version_product_data_image_id" uuid,
  	"version_slices" jsonb,
  	"version_card_tag" varchar,
  	"version_card_card_title" varchar,
  	"version_card_card_image_id" uuid,
  	"version_card_card_image_alt" varchar,
  	"version_card_card_description" varchar,
  	"version_card_cta_primary_link_label" varchar,
  	"version_card_cta_primary_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_cta_primary_link_url" varchar,
  	"version_card_cta_primary_link_action" "link_action",
  	"version_card_cta_primary_link_anchor" varchar,
  	"version_card_cta_primary_link_new_tab" boolean,
  	"version_card_cta_primary_label" varchar,
  	"version_card_cta_secondary_link_label" varchar,
  	"version_card_cta_secondary_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_cta_secondary_link_url" varchar,
  	"version_card_cta_secondary_link_action" "link_action",
  	"version_card_cta_secondary_link_anchor" varchar,
  	"version_card_cta_secondary_link_new_tab" boolean,
  	"version_card_cta_secondary_label" varchar,
  	"version_card_cta_secondary_rel" varchar,
  	"version_card_card_link_label" varchar,
  	"version_card_card_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_card_link_url" varchar,
  	"version_card_card_link_action" "link_action",
  	"version_card_card_link_anchor" varchar,
  	"version_card_card_link_new_tab" boolean,
  	"version_card_starting_price" numeric,
  	"version_card_currency" varchar,
  	"version_card_price_frequency" "price_frequency",
  	"version_card_price_mark" varchar,
  	"version_card_legal_reference" varchar,
  	"version_exclusions" varchar,
  	"version_global_offer" boolean DEFAULT false,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__product_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_product_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_product_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid,
  	"group_of_countries_id" uuid,
  	"cover_types_id" uuid
  );
  
  CREATE TABLE "page_region" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"image_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_region_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_region_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_region_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_image_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_region_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_region_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_country" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"region_id" uuid,
  	"country_code" varchar,
  	"image_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_country_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_country_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_country_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_region_id" uuid,
  	"version_country_code" varchar,
  	"version_image_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_country_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_country_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_guide" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"offer_id" uuid,
  	"image_id" uuid,
  	"theme_id" uuid,
  	"theme_label" varchar,
  	"reading_minutes" numeric,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_guide_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_guide_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_guide_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"guide_taxonomy_id" uuid
  );
  
  CREATE TABLE "_page_guide_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_offer_id" uuid,
  	"version_image_id" uuid,
  	"version_theme_id" uuid,
  	"version_theme_label" varchar,
  	"version_reading_minutes" numeric,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_guide_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_guide_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_guide_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"guide_taxonomy_id" uuid
  );
  
  CREATE TABLE "guide_theme" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"image_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_guide_theme_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "guide_theme_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_guide_theme_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_image_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__guide_theme_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_guide_theme_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "guide_taxonomy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"image_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_guide_taxonomy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "guide_taxonomy_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_guide_taxonomy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_image_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__guide_taxonomy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_guide_taxonomy_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_article" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"published_on" timestamp(3) with time zone,
  	"image_id" uuid,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_article_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_article_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_published_on" timestamp(3) with time zone,
  	"version_image_id" uuid,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_article_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_faq" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"path" varchar,
  	"title" varchar,
  	"breadcrumb_title" varchar,
  	"answer" jsonb,
  	"slices" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" uuid,
  	"seo_canonical" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"seo_nofollow" boolean DEFAULT false,
  	"seo_sitemap" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_faq_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_faq_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_breadcrumb_title" varchar,
  	"version_answer" jsonb,
  	"version_slices" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_canonical" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_seo_nofollow" boolean DEFAULT false,
  	"version_seo_sitemap" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_faq_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "header_module_banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "header_module_secondary_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "header_module" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"is_pro" boolean DEFAULT false,
  	"private_link_label" varchar,
  	"private_link_kind" "link_kind" DEFAULT 'document',
  	"private_link_url" varchar,
  	"private_link_action" "link_action",
  	"private_link_anchor" varchar,
  	"private_link_new_tab" boolean,
  	"pro_link_label" varchar,
  	"pro_link_kind" "link_kind" DEFAULT 'document',
  	"pro_link_url" varchar,
  	"pro_link_action" "link_action",
  	"pro_link_anchor" varchar,
  	"pro_link_new_tab" boolean,
  	"banner_text" varchar,
  	"login_link_label" varchar,
  	"login_link_kind" "link_kind" DEFAULT 'document',
  	"login_link_url" varchar,
  	"login_link_action" "link_action",
  	"login_link_anchor" varchar,
  	"login_link_new_tab" boolean,
  	"cta_is_custom" boolean DEFAULT false,
  	"cta_link_label" varchar,
  	"cta_link_kind" "link_kind" DEFAULT 'document',
  	"cta_link_url" varchar,
  	"cta_link_action" "link_action",
  	"cta_link_anchor" varchar,
  	"cta_link_new_tab" boolean,
  	"language_switcher" boolean DEFAULT true,
  	"slices" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_header_module_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "header_module_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "_header_module_v_version_banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_module_v_version_secondary_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_module_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_is_pro" boolean DEFAULT false,
  	"version_private_link_label" varchar,
  	"version_private_link_kind" "link_kind" DEFAULT 'document',
  	"version_private_link_url" varchar,
  	"version_private_link_action" "link_action",
  	"version_private_link_anchor" varchar,
  	"version_private_link_new_tab" boolean,
  	"version_pro_link_label" varchar,
  	"version_pro_link_kind" "link_kind" DEFAULT 'document',
  	"version_pro_link_url" varchar,
  	"version_pro_link_action" "link_action",
  	"version_pro_link_anchor" varchar,
  	"version_pro_link_new_tab" boolean,
  	"version_banner_text" varchar,
  	"version_login_link_label" varchar,
  	"version_login_link_kind" "link_kind" DEFAULT 'document',
  	"version_login_link_url" varchar,
  	"version_login_link_action" "link_action",
  	"version_login_link_anchor" varchar,
  	"version_login_link_new_tab" boolean,
  	"version_cta_is_custom" boolean DEFAULT false,
  	"version_cta_link_label" varchar,
  	"version_cta_link_kind" "link_kind" DEFAULT 'document',
  	"version_cta_link_url" varchar,
  	"version_cta_link_action" "link_action",
  	"version_cta_link_anchor" varchar,
  	"version_cta_link_new_tab" boolean,
  	"version_language_switcher" boolean DEFAULT true,
  	"version_slices" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__header_module_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_header_module_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "navigation_module_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"description" varchar
  );
  
  CREATE TABLE "navigation_module_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "navigation_module" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"label" varchar,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"promo_title" varchar,
  	"promo_text" varchar,
  	"promo_link_label" varchar,
  	"promo_link_kind" "link_kind" DEFAULT 'document',
  	"promo_link_url" varchar,
  	"promo_link_action" "link_action",
  	"promo_link_anchor" varchar,
  	"promo_link_new_tab" boolean,
  	"promo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_navigation_module_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "navigation_module_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "_navigation_module_v_version_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_module_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_module_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_label" varchar,
  	"version_link_label" varchar,
  	"version_link_kind" "link_kind" DEFAULT 'document',
  	"version_link_url" varchar,
  	"version_link_action" "link_action",
  	"version_link_anchor" varchar,
  	"version_link_new_tab" boolean,
  	"version_promo_title" varchar,
  	"version_promo_text" varchar,
  	"version_promo_link_label" varchar,
  	"version_promo_link_kind" "link_kind" DEFAULT 'document',
  	"version_promo_link_url" varchar,
  	"version_promo_link_action" "link_action",
  	"version_promo_link_anchor" varchar,
  	"version_promo_link_new_tab" boolean,
  	"version_promo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__navigation_module_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_navigation_module_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "footer_module_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "footer_module_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "footer_module_about" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "footer_module_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"network" varchar
  );
  
  CREATE TABLE "footer_module_apps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"store" varchar
  );
  
  CREATE TABLE "footer_module_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "footer_module_market_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean
  );
  
  CREATE TABLE "footer_module" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"legal_text" varchar,
  	"market_line" varchar,
  	"quick_links_title" varchar,
  	"quotes_title" varchar,
  	"about_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_footer_module_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "footer_module_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "_footer_module_v_version_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v_version_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v_version_about" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"network" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v_version_apps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"store" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v_version_market_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_module_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_legal_text" varchar,
  	"version_market_line" varchar,
  	"version_quick_links_title" varchar,
  	"version_quotes_title" varchar,
  	"version_about_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__footer_module_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_footer_module_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "module_lisa" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"title" varchar,
  	"description" varchar,
  	"image_id" uuid,
  	"cta_submit_label" varchar,
  	"cta_label" varchar,
  	"cta_link_label" varchar,
  	"cta_link_kind" "link_kind" DEFAULT 'document',
  	"cta_link_url" varchar,
  	"cta_link_action" "link_action",
  	"cta_link_anchor" varchar,
  	"cta_link_new_tab" boolean,
  	"tooltips_need" varchar,
  	"tooltips_destination" varchar,
  	"tooltips_language" varchar,
  	"no_result_page_id" uuid,
  	"error_page_id" uuid,
  	"new_lisa" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_module_lisa_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "module_lisa_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid,
  	"cover_types_id" uuid
  );
  
  CREATE TABLE "_module_lisa_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_image_id" uuid,
  	"version_cta_submit_label" varchar,
  	"version_cta_label" varchar,
  	"version_cta_link_label" varchar,
  	"version_cta_link_kind" "link_kind" DEFAULT 'document',
  	"version_cta_link_url" varchar,
  	"version_cta_link_action" "link_action",
  	"version_cta_link_anchor" varchar,
  	"version_cta_link_new_tab" boolean,
  	"version_tooltips_need" varchar,
  	"version_tooltips_destination" varchar,
  	"version_tooltips_language" varchar,
  	"version_no_result_page_id" uuid,
  	"version_error_page_id" uuid,
  	"version_new_lisa" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__module_lisa_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_module_lisa_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid,
  	"cover_types_id" uuid
  );
  
  CREATE TABLE "module_eligibility" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"title" varchar,
  	"image_id" uuid,
  	"cta_submit_label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_module_eligibility_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_module_eligibility_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_title" varchar,
  	"version_image_id" uuid,
  	"version_cta_submit_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__module_eligibility_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cover_types" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"key" varchar,
  	"title" varchar,
  	"description" varchar,
  	"icon" "need_icon",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cover_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_cover_types_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_key" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_icon" "need_icon",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cover_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "offer" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"key" varchar,
  	"uid" varchar,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_offer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"cover_types_id" uuid
  );
  
  CREATE TABLE "_offer_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_key" varchar,
  	"version_uid" varchar,
  	"version_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__offer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_offer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"cover_types_id" uuid
  );
  
  CREATE TABLE "module_card" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"tag" varchar,
  	"card_title" varchar,
  	"card_image_id" uuid,
  	"card_image_alt" varchar,
  	"card_description" varchar,
  	"cta_primary_link_label" varchar,
  	"cta_primary_link_kind" "link_kind" DEFAULT 'document',
  	"cta_primary_link_url" varchar,
  	"cta_primary_link_action" "link_action",
  	"cta_primary_link_anchor" varchar,
  	"cta_primary_link_new_tab" boolean,
  	"cta_primary_label" varchar,
  	"cta_secondary_link_label" varchar,
  	"cta_secondary_link_kind" "link_kind" DEFAULT 'document',
  	"cta_secondary_link_url" varchar,
  	"cta_secondary_link_action" "link_action",
  	"cta_secondary_link_anchor" varchar,
  	"cta_secondary_link_new_tab" boolean,
  	"cta_secondary_label" varchar,
  	"cta_secondary_rel" varchar,
  	"card_link_label" varchar,
  	"card_link_kind" "link_kind" DEFAULT 'document',
  	"card_link_url" varchar,
  	"card_link_action" "link_action",
  	"card_link_anchor" varchar,
  	"card_link_new_tab" boolean,
  	"starting_price" numeric,
  	"currency" varchar,
  	"price_frequency" "price_frequency",
  	"price_mark" varchar,
  	"legal_reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_module_card_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "module_card_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "_module_card_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_tag" varchar,
  	"version_card_title" varchar,
  	"version_card_image_id" uuid,
  	"version_card_image_alt" varchar,
  	"version_card_description" varchar,
  	"version_cta_primary_link_label" varchar,
  	"version_cta_primary_link_kind" "link_kind" DEFAULT 'document',
  	"version_cta_primary_link_url" varchar,
  	"version_cta_primary_link_action" "link_action",
  	"version_cta_primary_link_anchor" varchar,
  	"version_cta_primary_link_new_tab" boolean,
  	"version_cta_primary_label" varchar,
  	"version_cta_secondary_link_label" varchar,
  	"version_cta_secondary_link_kind" "link_kind" DEFAULT 'document',
  	"version_cta_secondary_link_url" varchar,
  	"version_cta_secondary_link_action" "link_action",
  	"version_cta_secondary_link_anchor" varchar,
  	"version_cta_secondary_link_new_tab" boolean,
  	"version_cta_secondary_label" varchar,
  	"version_cta_secondary_rel" varchar,
  	"version_card_link_label" varchar,
  	"version_card_link_kind" "link_kind" DEFAULT 'document',
  	"version_card_link_url" varchar,
  	"version_card_link_action" "link_action",
  	"version_card_link_anchor" varchar,
  	"version_card_link_new_tab" boolean,
  	"version_starting_price" numeric,
  	"version_currency" varchar,
  	"version_price_frequency" "price_frequency",
  	"version_price_mark" varchar,
  	"version_legal_reference" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__module_card_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_module_card_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "module_contact" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"contact_mention" varchar,
  	"contact_subhead" varchar,
  	"contact_title" varchar,
  	"contact_description" jsonb,
  	"contact_inline_description" varchar,
  	"contact_phone_label" varchar,
  	"contact_phone_number" varchar,
  	"hours" varchar,
  	"languages" varchar,
  	"link_label" varchar,
  	"link_kind" "link_kind" DEFAULT 'document',
  	"link_url" varchar,
  	"link_action" "link_action",
  	"link_anchor" varchar,
  	"link_new_tab" boolean,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_module_contact_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "module_contact_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "_module_contact_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_contact_mention" varchar,
  	"version_contact_subhead" varchar,
  	"version_contact_title" varchar,
  	"version_contact_description" jsonb,
  	"version_contact_inline_description" varchar,
  	"version_contact_phone_label" varchar,
  	"version_contact_phone_number" varchar,
  	"version_hours" varchar,
  	"version_languages" varchar,
  	"version_link_label" varchar,
  	"version_link_kind" "link_kind" DEFAULT 'document',
  	"version_link_url" varchar,
  	"version_link_action" "link_action",
  	"version_link_anchor" varchar,
  	"version_link_new_tab" boolean,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__module_contact_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_module_contact_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"guide_theme_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_form_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid
  );
  
  CREATE TABLE "module_rating" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "locale" DEFAULT 'en',
  	"audience" "audience" DEFAULT 'individual',
  	"group" varchar,
  	"translation_source" varchar,
  	"translation_source_version" varchar,
  	"translation_state" "translation_state" DEFAULT 'current',
  	"uid" varchar,
  	"label" varchar,
  	"value" numeric,
  	"best" numeric DEFAULT 5,
  	"count" numeric,
  	"source" varchar,
  	"date" varchar,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_module_rating_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_module_rating_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_locale" "locale" DEFAULT 'en',
  	"version_audience" "audience" DEFAULT 'individual',
  	"version_group" varchar,
  	"version_translation_source" varchar,
  	"version_translation_source_version" varchar,
  	"version_translation_state" "translation_state" DEFAULT 'current',
  	"version_uid" varchar,
  	"version_label" varchar,
  	"version_value" numeric,
  	"version_best" numeric DEFAULT 5,
  	"version_count" numeric,
  	"version_source" varchar,
  	"version_date" varchar,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__module_rating_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"alpha3" varchar NOT NULL,
  	"numeric" varchar NOT NULL,
  	"dial" varchar,
  	"display" varchar NOT NULL,
  	"names_en" varchar NOT NULL,
  	"names_fr" varchar NOT NULL,
  	"names_es" varchar NOT NULL,
  	"names_de" varchar NOT NULL,
  	"names_nl" varchar NOT NULL,
  	"region" varchar,
  	"rank_en" numeric,
  	"rank_fr" numeric,
  	"rank_es" numeric,
  	"rank_de" numeric,
  	"rank_nl" numeric,
  	"map_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "group_of_countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"uid" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"names_en" varchar NOT NULL,
  	"names_fr" varchar NOT NULL,
  	"names_es" varchar NOT NULL,
  	"names_de" varchar NOT NULL,
  	"names_nl" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "group_of_countries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"decorative" boolean DEFAULT false,
  	"alt_en" varchar,
  	"alt_fr" varchar,
  	"alt_es" varchar,
  	"alt_de" varchar,
  	"alt_nl" varchar,
  	"credit" varchar,
  	"licence" varchar,
  	"source_url" varchar,
  	"renditions" jsonb,
  	"social" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "redirect_status" DEFAULT '301' NOT NULL,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_edit_locales" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_edit_locales",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "users_edit_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_edit_audiences",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"user" varchar,
  	"role" varchar,
  	"action" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" varchar,
  	"locale" varchar,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "routes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "locale" DEFAULT 'en' NOT NULL,
  	"audience" "audience" DEFAULT 'individual' NOT NULL,
  	"type" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"group" varchar,
  	"title" varchar,
  	"breadcrumb" varchar,
  	"description" varchar,
  	"lastmod" timestamp(3) with time zone,
  	"sitemap" boolean,
  	"noindex" boolean,
  	"search" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"page_single_id" uuid,
  	"page_generic_id" uuid,
  	"page_form_id" uuid,
  	"page_landing_id" uuid,
  	"page_error_id" uuid,
  	"page_offer_id" uuid,
  	"product_page_id" uuid,
  	"page_region_id" uuid,
  	"page_country_id" uuid,
  	"page_guide_id" uuid,
  	"guide_theme_id" uuid,
  	"guide_taxonomy_id" uuid,
  	"page_article_id" uuid,
  	"page_faq_id" uuid,
  	"header_module_id" uuid,
  	"navigation_module_id" uuid,
  	"footer_module_id" uuid,
  	"module_lisa_id" uuid,
  	"module_eligibility_id" uuid,
  	"cover_types_id" uuid,
  	"offer_id" uuid,
  	"module_card_id" uuid,
  	"module_contact_id" uuid,
  	"module_rating_id" uuid,
  	"countries_id" uuid,
  	"group_of_countries_id" uuid,
  	"media_id" uuid,
  	"redirects_id" uuid,
  	"users_id" uuid,
  	"audit_log_id" uuid,
  	"routes_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_state" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"change_counter" numeric DEFAULT 0,
  	"jobs_last_run" timestamp(3) with time zone,
  	"jobs_last_result" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "seed_state" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"records" jsonb,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "page_single" ADD CONSTRAINT "page_single_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_single" ADD CONSTRAINT "page_single_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_single_texts" ADD CONSTRAINT "page_single_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_single_v" ADD CONSTRAINT "_page_single_v_parent_id_page_single_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_single"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_single_v" ADD CONSTRAINT "_page_single_v_version_offer_id_offer_id_fk" FOREIGN KEY ("version_offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_single_v" ADD CONSTRAINT "_page_single_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_single_v_texts" ADD CONSTRAINT "_page_single_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_single_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_generic" ADD CONSTRAINT "page_generic_parent_id_page_generic_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_generic"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_generic" ADD CONSTRAINT "page_generic_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_generic_texts" ADD CONSTRAINT "page_generic_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_generic_v" ADD CONSTRAINT "_page_generic_v_parent_id_page_generic_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_generic"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_generic_v" ADD CONSTRAINT "_page_generic_v_version_parent_id_page_generic_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."page_generic"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_generic_v" ADD CONSTRAINT "_page_generic_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_generic_v_texts" ADD CONSTRAINT "_page_generic_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_generic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_form" ADD CONSTRAINT "page_form_product_id_product_page_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_form" ADD CONSTRAINT "page_form_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_form_texts" ADD CONSTRAINT "page_form_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_form_v" ADD CONSTRAINT "_page_form_v_parent_id_page_form_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_form"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_form_v" ADD CONSTRAINT "_page_form_v_version_product_id_product_page_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."product_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_form_v" ADD CONSTRAINT "_page_form_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_form_v_texts" ADD CONSTRAINT "_page_form_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_landing" ADD CONSTRAINT "page_landing_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_landing_texts" ADD CONSTRAINT "page_landing_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_landing_v" ADD CONSTRAINT "_page_landing_v_parent_id_page_landing_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_landing"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_landing_v" ADD CONSTRAINT "_page_landing_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_landing_v_texts" ADD CONSTRAINT "_page_landing_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_landing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_error" ADD CONSTRAINT "page_error_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_error_texts" ADD CONSTRAINT "page_error_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_error_v" ADD CONSTRAINT "_page_error_v_parent_id_page_error_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_error"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_error_v" ADD CONSTRAINT "_page_error_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_error_v_texts" ADD CONSTRAINT "_page_error_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_error_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer" ADD CONSTRAINT "page_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_offer" ADD CONSTRAINT "page_offer_card_card_image_id_media_id_fk" FOREIGN KEY ("card_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_offer" ADD CONSTRAINT "page_offer_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_offer_texts" ADD CONSTRAINT "page_offer_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_offer_rels" ADD CONSTRAINT "page_offer_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v" ADD CONSTRAINT "_page_offer_v_parent_id_page_offer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_offer_v" ADD CONSTRAINT "_page_offer_v_version_offer_id_offer_id_fk" FOREIGN KEY ("version_offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_offer_v" ADD CONSTRAINT "_page_offer_v_version_card_card_image_id_media_id_fk" FOREIGN KEY ("version_card_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_offer_v" ADD CONSTRAINT "_page_offer_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_offer_v_texts" ADD CONSTRAINT "_page_offer_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_offer_v_rels" ADD CONSTRAINT "_page_offer_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_product_data_facts" ADD CONSTRAINT "product_page_product_data_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_languages" ADD CONSTRAINT "product_page_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page" ADD CONSTRAINT "product_page_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_page" ADD CONSTRAINT "product_page_product_data_image_id_media_id_fk" FOREIGN KEY ("product_data_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_page" ADD CONSTRAINT "product_page_card_card_image_id_media_id_fk" FOREIGN KEY ("card_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_page" ADD CONSTRAINT "product_page_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_page_texts" ADD CONSTRAINT "product_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_group_of_countries_fk" FOREIGN KEY ("group_of_countries_id") REFERENCES "public"."group_of_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_page_rels" ADD CONSTRAINT "product_page_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_product_data_facts" ADD CONSTRAINT "_product_page_v_version_product_data_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_version_languages" ADD CONSTRAINT "_product_page_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_parent_id_product_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_version_offer_id_offer_id_fk" FOREIGN KEY ("version_offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_version_product_data_image_id_media_id_fk" FOREIGN KEY ("version_product_data_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_version_card_card_image_id_media_id_fk" FOREIGN KEY ("version_card_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v" ADD CONSTRAINT "_product_page_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_page_v_texts" ADD CONSTRAINT "_product_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_group_of_countries_fk" FOREIGN KEY ("group_of_countries_id") REFERENCES "public"."group_of_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_page_v_rels" ADD CONSTRAINT "_product_page_v_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_region" ADD CONSTRAINT "page_region_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_region" ADD CONSTRAINT "page_region_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_region_texts" ADD CONSTRAINT "page_region_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_region_v" ADD CONSTRAINT "_page_region_v_parent_id_page_region_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_region"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_region_v" ADD CONSTRAINT "_page_region_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_region_v" ADD CONSTRAINT "_page_region_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_region_v_texts" ADD CONSTRAINT "_page_region_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_region_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_country" ADD CONSTRAINT "page_country_region_id_page_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."page_region"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_country" ADD CONSTRAINT "page_country_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_country" ADD CONSTRAINT "page_country_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_country_texts" ADD CONSTRAINT "page_country_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_country_v" ADD CONSTRAINT "_page_country_v_parent_id_page_country_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_country"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_country_v" ADD CONSTRAINT "_page_country_v_version_region_id_page_region_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."page_region"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_country_v" ADD CONSTRAINT "_page_country_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_country_v" ADD CONSTRAINT "_page_country_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_country_v_texts" ADD CONSTRAINT "_page_country_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_country_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide" ADD CONSTRAINT "page_guide_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_guide" ADD CONSTRAINT "page_guide_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_guide" ADD CONSTRAINT "page_guide_theme_id_guide_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_guide" ADD CONSTRAINT "page_guide_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_guide_texts" ADD CONSTRAINT "page_guide_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_guide_rels" ADD CONSTRAINT "page_guide_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v" ADD CONSTRAINT "_page_guide_v_parent_id_page_guide_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_guide"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_guide_v" ADD CONSTRAINT "_page_guide_v_version_offer_id_offer_id_fk" FOREIGN KEY ("version_offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_guide_v" ADD CONSTRAINT "_page_guide_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_guide_v" ADD CONSTRAINT "_page_guide_v_version_theme_id_guide_theme_id_fk" FOREIGN KEY ("version_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_guide_v" ADD CONSTRAINT "_page_guide_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_guide_v_texts" ADD CONSTRAINT "_page_guide_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_guide_v_rels" ADD CONSTRAINT "_page_guide_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_theme" ADD CONSTRAINT "guide_theme_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_theme" ADD CONSTRAINT "guide_theme_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_theme_texts" ADD CONSTRAINT "guide_theme_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_theme_v" ADD CONSTRAINT "_guide_theme_v_parent_id_guide_theme_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_theme_v" ADD CONSTRAINT "_guide_theme_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_theme_v" ADD CONSTRAINT "_guide_theme_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_theme_v_texts" ADD CONSTRAINT "_guide_theme_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guide_theme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_taxonomy" ADD CONSTRAINT "guide_taxonomy_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_taxonomy" ADD CONSTRAINT "guide_taxonomy_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_taxonomy_texts" ADD CONSTRAINT "guide_taxonomy_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_taxonomy_v" ADD CONSTRAINT "_guide_taxonomy_v_parent_id_guide_taxonomy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_taxonomy_v" ADD CONSTRAINT "_guide_taxonomy_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_taxonomy_v" ADD CONSTRAINT "_guide_taxonomy_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_taxonomy_v_texts" ADD CONSTRAINT "_guide_taxonomy_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guide_taxonomy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_article" ADD CONSTRAINT "page_article_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_article" ADD CONSTRAINT "page_article_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_article_texts" ADD CONSTRAINT "page_article_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_article_v" ADD CONSTRAINT "_page_article_v_parent_id_page_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_article_v" ADD CONSTRAINT "_page_article_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_article_v" ADD CONSTRAINT "_page_article_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_article_v_texts" ADD CONSTRAINT "_page_article_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_faq" ADD CONSTRAINT "page_faq_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_faq_texts" ADD CONSTRAINT "page_faq_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_faq_v" ADD CONSTRAINT "_page_faq_v_parent_id_page_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_faq_v" ADD CONSTRAINT "_page_faq_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_faq_v_texts" ADD CONSTRAINT "_page_faq_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_banner_actions" ADD CONSTRAINT "header_module_banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_secondary_links" ADD CONSTRAINT "header_module_secondary_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_module_rels" ADD CONSTRAINT "header_module_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_version_banner_actions" ADD CONSTRAINT "_header_module_v_version_banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_version_secondary_links" ADD CONSTRAINT "_header_module_v_version_secondary_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v" ADD CONSTRAINT "_header_module_v_parent_id_header_module_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header_module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_header_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_module_v_rels" ADD CONSTRAINT "_header_module_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_groups_links" ADD CONSTRAINT "navigation_module_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_module_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_groups" ADD CONSTRAINT "navigation_module_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module" ADD CONSTRAINT "navigation_module_promo_image_id_media_id_fk" FOREIGN KEY ("promo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_module_rels" ADD CONSTRAINT "navigation_module_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_version_groups_links" ADD CONSTRAINT "_navigation_module_v_version_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_module_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_version_groups" ADD CONSTRAINT "_navigation_module_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v" ADD CONSTRAINT "_navigation_module_v_parent_id_navigation_module_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_module_v" ADD CONSTRAINT "_navigation_module_v_version_promo_image_id_media_id_fk" FOREIGN KEY ("version_promo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_module_v_rels" ADD CONSTRAINT "_navigation_module_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_quick_links" ADD CONSTRAINT "footer_module_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_quotes" ADD CONSTRAINT "footer_module_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_about" ADD CONSTRAINT "footer_module_about_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_social" ADD CONSTRAINT "footer_module_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_apps" ADD CONSTRAINT "footer_module_apps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_legal_links" ADD CONSTRAINT "footer_module_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_market_links" ADD CONSTRAINT "footer_module_market_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer_module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_module_rels" ADD CONSTRAINT "footer_module_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_quick_links" ADD CONSTRAINT "_footer_module_v_version_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_quotes" ADD CONSTRAINT "_footer_module_v_version_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_about" ADD CONSTRAINT "_footer_module_v_version_about_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_social" ADD CONSTRAINT "_footer_module_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_apps" ADD CONSTRAINT "_footer_module_v_version_apps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_legal_links" ADD CONSTRAINT "_footer_module_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_version_market_links" ADD CONSTRAINT "_footer_module_v_version_market_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v" ADD CONSTRAINT "_footer_module_v_parent_id_footer_module_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer_module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_module_v_rels" ADD CONSTRAINT "_footer_module_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa" ADD CONSTRAINT "module_lisa_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module_lisa" ADD CONSTRAINT "module_lisa_no_result_page_id_page_landing_id_fk" FOREIGN KEY ("no_result_page_id") REFERENCES "public"."page_landing"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module_lisa" ADD CONSTRAINT "module_lisa_error_page_id_page_landing_id_fk" FOREIGN KEY ("error_page_id") REFERENCES "public"."page_landing"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_lisa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_lisa_rels" ADD CONSTRAINT "module_lisa_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v" ADD CONSTRAINT "_module_lisa_v_parent_id_module_lisa_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_lisa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_lisa_v" ADD CONSTRAINT "_module_lisa_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_lisa_v" ADD CONSTRAINT "_module_lisa_v_version_no_result_page_id_page_landing_id_fk" FOREIGN KEY ("version_no_result_page_id") REFERENCES "public"."page_landing"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_lisa_v" ADD CONSTRAINT "_module_lisa_v_version_error_page_id_page_landing_id_fk" FOREIGN KEY ("version_error_page_id") REFERENCES "public"."page_landing"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_module_lisa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_lisa_v_rels" ADD CONSTRAINT "_module_lisa_v_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_eligibility" ADD CONSTRAINT "module_eligibility_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_eligibility_v" ADD CONSTRAINT "_module_eligibility_v_parent_id_module_eligibility_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_eligibility"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_eligibility_v" ADD CONSTRAINT "_module_eligibility_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cover_types_v" ADD CONSTRAINT "_cover_types_v_parent_id_cover_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cover_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offer_rels" ADD CONSTRAINT "offer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rels" ADD CONSTRAINT "offer_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_v" ADD CONSTRAINT "_offer_v_parent_id_offer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offer_v_rels" ADD CONSTRAINT "_offer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_v_rels" ADD CONSTRAINT "_offer_v_rels_cover_types_fk" FOREIGN KEY ("cover_types_id") REFERENCES "public"."cover_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card" ADD CONSTRAINT "module_card_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_card"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_card_rels" ADD CONSTRAINT "module_card_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v" ADD CONSTRAINT "_module_card_v_parent_id_module_card_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_card"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_card_v" ADD CONSTRAINT "_module_card_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_module_card_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_card_v_rels" ADD CONSTRAINT "_module_card_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_contact_rels" ADD CONSTRAINT "module_contact_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v" ADD CONSTRAINT "_module_contact_v_parent_id_module_contact_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_contact"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_module_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_single_fk" FOREIGN KEY ("page_single_id") REFERENCES "public"."page_single"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_generic_fk" FOREIGN KEY ("page_generic_id") REFERENCES "public"."page_generic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_region_fk" FOREIGN KEY ("page_region_id") REFERENCES "public"."page_region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_country_fk" FOREIGN KEY ("page_country_id") REFERENCES "public"."page_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_guide_fk" FOREIGN KEY ("page_guide_id") REFERENCES "public"."page_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_guide_taxonomy_fk" FOREIGN KEY ("guide_taxonomy_id") REFERENCES "public"."guide_taxonomy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_guide_theme_fk" FOREIGN KEY ("guide_theme_id") REFERENCES "public"."guide_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_offer_fk" FOREIGN KEY ("page_offer_id") REFERENCES "public"."page_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_product_page_fk" FOREIGN KEY ("product_page_id") REFERENCES "public"."product_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_form_fk" FOREIGN KEY ("page_form_id") REFERENCES "public"."page_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_article_fk" FOREIGN KEY ("page_article_id") REFERENCES "public"."page_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_faq_fk" FOREIGN KEY ("page_faq_id") REFERENCES "public"."page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_landing_fk" FOREIGN KEY ("page_landing_id") REFERENCES "public"."page_landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_contact_v_rels" ADD CONSTRAINT "_module_contact_v_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "public"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_rating_v" ADD CONSTRAINT "_module_rating_v_parent_id_module_rating_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module_rating"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries" ADD CONSTRAINT "countries_map_id_media_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_texts" ADD CONSTRAINT "countries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_of_countries_rels" ADD CONSTRAINT "group_of_countries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."group_of_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_of_countries_rels" ADD CONSTRAINT "group_of_countries_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_edit_locales" ADD CONSTRAINT "users_edit_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_edit_audiences" ADD CONSTRAINT "users_edit_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_of_countries_fk" FOREIGN KEY ("group_of_countries_id") REFERENCES "public"."group_of_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routes_fk" FOREIGN KEY ("routes_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_single_locale_idx" ON "page_single" USING btree ("locale");
  CREATE INDEX "page_single_audience_idx" ON "page_single" USING btree ("audience");
  CREATE INDEX "page_single_group_idx" ON "page_single" USING btree ("group");
  CREATE INDEX "page_single_path_idx" ON "page_single" USING btree ("path");
  CREATE INDEX "page_single_type_idx" ON "page_single" USING btree ("type");
  CREATE INDEX "page_single_offer_idx" ON "page_single" USING btree ("offer_id");
  CREATE INDEX "page_single_seo_seo_image_idx" ON "page_single" USING btree ("seo_image_id");
  CREATE INDEX "page_single_updated_at_idx" ON "page_single" USING btree ("updated_at");
  CREATE INDEX "page_single_created_at_idx" ON "page_single" USING btree ("created_at");
  CREATE INDEX "page_single_deleted_at_idx" ON "page_single" USING btree ("deleted_at");
  CREATE INDEX "page_single__status_idx" ON "page_single" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_idx" ON "page_single" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_idx" ON "page_single" USING btree ("locale","audience","path");
  CREATE INDEX "page_single_texts_order_parent" ON "page_single_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_single_v_parent_idx" ON "_page_single_v" USING btree ("parent_id");
  CREATE INDEX "_page_single_v_version_version_locale_idx" ON "_page_single_v" USING btree ("version_locale");
  CREATE INDEX "_page_single_v_version_version_audience_idx" ON "_page_single_v" USING btree ("version_audience");
  CREATE INDEX "_page_single_v_version_version_group_idx" ON "_page_single_v" USING btree ("version_group");
  CREATE INDEX "_page_single_v_version_version_path_idx" ON "_page_single_v" USING btree ("version_path");
  CREATE INDEX "_page_single_v_version_version_type_idx" ON "_page_single_v" USING btree ("version_type");
  CREATE INDEX "_page_single_v_version_version_offer_idx" ON "_page_single_v" USING btree ("version_offer_id");
  CREATE INDEX "_page_single_v_version_seo_version_seo_image_idx" ON "_page_single_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_single_v_version_version_updated_at_idx" ON "_page_single_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_single_v_version_version_created_at_idx" ON "_page_single_v" USING btree ("version_created_at");
  CREATE INDEX "_page_single_v_version_version_deleted_at_idx" ON "_page_single_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_single_v_version_version__status_idx" ON "_page_single_v" USING btree ("version__status");
  CREATE INDEX "_page_single_v_created_at_idx" ON "_page_single_v" USING btree ("created_at");
  CREATE INDEX "_page_single_v_updated_at_idx" ON "_page_single_v" USING btree ("updated_at");
  CREATE INDEX "_page_single_v_latest_idx" ON "_page_single_v" USING btree ("latest");
  CREATE INDEX "_page_single_v_autosave_idx" ON "_page_single_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_idx" ON "_page_single_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_idx" ON "_page_single_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_single_v_texts_order_parent" ON "_page_single_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_generic_locale_idx" ON "page_generic" USING btree ("locale");
  CREATE INDEX "page_generic_audience_idx" ON "page_generic" USING btree ("audience");
  CREATE INDEX "page_generic_group_idx" ON "page_generic" USING btree ("group");
  CREATE INDEX "page_generic_uid_idx" ON "page_generic" USING btree ("uid");
  CREATE INDEX "page_generic_path_idx" ON "page_generic" USING btree ("path");
  CREATE INDEX "page_generic_parent_idx" ON "page_generic" USING btree ("parent_id");
  CREATE INDEX "page_generic_seo_seo_image_idx" ON "page_generic" USING btree ("seo_image_id");
  CREATE INDEX "page_generic_updated_at_idx" ON "page_generic" USING btree ("updated_at");
  CREATE INDEX "page_generic_created_at_idx" ON "page_generic" USING btree ("created_at");
  CREATE INDEX "page_generic_deleted_at_idx" ON "page_generic" USING btree ("deleted_at");
  CREATE INDEX "page_generic__status_idx" ON "page_generic" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_1_idx" ON "page_generic" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_1_idx" ON "page_generic" USING btree ("locale","audience","path");
  CREATE INDEX "page_generic_texts_order_parent" ON "page_generic_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_generic_v_parent_idx" ON "_page_generic_v" USING btree ("parent_id");
  CREATE INDEX "_page_generic_v_version_version_locale_idx" ON "_page_generic_v" USING btree ("version_locale");
  CREATE INDEX "_page_generic_v_version_version_audience_idx" ON "_page_generic_v" USING btree ("version_audience");
  CREATE INDEX "_page_generic_v_version_version_group_idx" ON "_page_generic_v" USING btree ("version_group");
  CREATE INDEX "_page_generic_v_version_version_uid_idx" ON "_page_generic_v" USING btree ("version_uid");
  CREATE INDEX "_page_generic_v_version_version_path_idx" ON "_page_generic_v" USING btree ("version_path");
  CREATE INDEX "_page_generic_v_version_version_parent_idx" ON "_page_generic_v" USING btree ("version_parent_id");
  CREATE INDEX "_page_generic_v_version_seo_version_seo_image_idx" ON "_page_generic_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_generic_v_version_version_updated_at_idx" ON "_page_generic_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_generic_v_version_version_created_at_idx" ON "_page_generic_v" USING btree ("version_created_at");
  CREATE INDEX "_page_generic_v_version_version_deleted_at_idx" ON "_page_generic_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_generic_v_version_version__status_idx" ON "_page_generic_v" USING btree ("version__status");
  CREATE INDEX "_page_generic_v_created_at_idx" ON "_page_generic_v" USING btree ("created_at");
  CREATE INDEX "_page_generic_v_updated_at_idx" ON "_page_generic_v" USING btree ("updated_at");
  CREATE INDEX "_page_generic_v_latest_idx" ON "_page_generic_v" USING btree ("latest");
  CREATE INDEX "_page_generic_v_autosave_idx" ON "_page_generic_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_1_idx" ON "_page_generic_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_1_idx" ON "_page_generic_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_generic_v_texts_order_parent" ON "_page_generic_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_form_locale_idx" ON "page_form" USING btree ("locale");
  CREATE INDEX "page_form_audience_idx" ON "page_form" USING btree ("audience");
  CREATE INDEX "page_form_group_idx" ON "page_form" USING btree ("group");
  CREATE INDEX "page_form_uid_idx" ON "page_form" USING btree ("uid");
  CREATE INDEX "page_form_path_idx" ON "page_form" USING btree ("path");
  CREATE INDEX "page_form_product_idx" ON "page_form" USING btree ("product_id");
  CREATE INDEX "page_form_seo_seo_image_idx" ON "page_form" USING btree ("seo_image_id");
  CREATE INDEX "page_form_updated_at_idx" ON "page_form" USING btree ("updated_at");
  CREATE INDEX "page_form_created_at_idx" ON "page_form" USING btree ("created_at");
  CREATE INDEX "page_form_deleted_at_idx" ON "page_form" USING btree ("deleted_at");
  CREATE INDEX "page_form__status_idx" ON "page_form" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_2_idx" ON "page_form" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_2_idx" ON "page_form" USING btree ("locale","audience","path");
  CREATE INDEX "page_form_texts_order_parent" ON "page_form_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_form_v_parent_idx" ON "_page_form_v" USING btree ("parent_id");
  CREATE INDEX "_page_form_v_version_version_locale_idx" ON "_page_form_v" USING btree ("version_locale");
  CREATE INDEX "_page_form_v_version_version_audience_idx" ON "_page_form_v" USING btree ("version_audience");
  CREATE INDEX "_page_form_v_version_version_group_idx" ON "_page_form_v" USING btree ("version_group");
  CREATE INDEX "_page_form_v_version_version_uid_idx" ON "_page_form_v" USING btree ("version_uid");
  CREATE INDEX "_page_form_v_version_version_path_idx" ON "_page_form_v" USING btree ("version_path");
  CREATE INDEX "_page_form_v_version_version_product_idx" ON "_page_form_v" USING btree ("version_product_id");
  CREATE INDEX "_page_form_v_version_seo_version_seo_image_idx" ON "_page_form_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_form_v_version_version_updated_at_idx" ON "_page_form_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_form_v_version_version_created_at_idx" ON "_page_form_v" USING btree ("version_created_at");
  CREATE INDEX "_page_form_v_version_version_deleted_at_idx" ON "_page_form_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_form_v_version_version__status_idx" ON "_page_form_v" USING btree ("version__status");
  CREATE INDEX "_page_form_v_created_at_idx" ON "_page_form_v" USING btree ("created_at");
  CREATE INDEX "_page_form_v_updated_at_idx" ON "_page_form_v" USING btree ("updated_at");
  CREATE INDEX "_page_form_v_latest_idx" ON "_page_form_v" USING btree ("latest");
  CREATE INDEX "_page_form_v_autosave_idx" ON "_page_form_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_2_idx" ON "_page_form_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_2_idx" ON "_page_form_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_form_v_texts_order_parent" ON "_page_form_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_landing_locale_idx" ON "page_landing" USING btree ("locale");
  CREATE INDEX "page_landing_audience_idx" ON "page_landing" USING btree ("audience");
  CREATE INDEX "page_landing_group_idx" ON "page_landing" USING btree ("group");
  CREATE INDEX "page_landing_uid_idx" ON "page_landing" USING btree ("uid");
  CREATE INDEX "page_landing_path_idx" ON "page_landing" USING btree ("path");
  CREATE INDEX "page_landing_seo_seo_image_idx" ON "page_landing" USING btree ("seo_image_id");
  CREATE INDEX "page_landing_updated_at_idx" ON "page_landing" USING btree ("updated_at");
  CREATE INDEX "page_landing_created_at_idx" ON "page_landing" USING btree ("created_at");
  CREATE INDEX "page_landing_deleted_at_idx" ON "page_landing" USING btree ("deleted_at");
  CREATE INDEX "page_landing__status_idx" ON "page_landing" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_3_idx" ON "page_landing" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_3_idx" ON "page_landing" USING btree ("locale","audience","path");
  CREATE INDEX "page_landing_texts_order_parent" ON "page_landing_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_landing_v_parent_idx" ON "_page_landing_v" USING btree ("parent_id");
  CREATE INDEX "_page_landing_v_version_version_locale_idx" ON "_page_landing_v" USING btree ("version_locale");
  CREATE INDEX "_page_landing_v_version_version_audience_idx" ON "_page_landing_v" USING btree ("version_audience");
  CREATE INDEX "_page_landing_v_version_version_group_idx" ON "_page_landing_v" USING btree ("version_group");
  CREATE INDEX "_page_landing_v_version_version_uid_idx" ON "_page_landing_v" USING btree ("version_uid");
  CREATE INDEX "_page_landing_v_version_version_path_idx" ON "_page_landing_v" USING btree ("version_path");
  CREATE INDEX "_page_landing_v_version_seo_version_seo_image_idx" ON "_page_landing_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_landing_v_version_version_updated_at_idx" ON "_page_landing_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_landing_v_version_version_created_at_idx" ON "_page_landing_v" USING btree ("version_created_at");
  CREATE INDEX "_page_landing_v_version_version_deleted_at_idx" ON "_page_landing_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_landing_v_version_version__status_idx" ON "_page_landing_v" USING btree ("version__status");
  CREATE INDEX "_page_landing_v_created_at_idx" ON "_page_landing_v" USING btree ("created_at");
  CREATE INDEX "_page_landing_v_updated_at_idx" ON "_page_landing_v" USING btree ("updated_at");
  CREATE INDEX "_page_landing_v_latest_idx" ON "_page_landing_v" USING btree ("latest");
  CREATE INDEX "_page_landing_v_autosave_idx" ON "_page_landing_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_3_idx" ON "_page_landing_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_3_idx" ON "_page_landing_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_landing_v_texts_order_parent" ON "_page_landing_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_error_locale_idx" ON "page_error" USING btree ("locale");
  CREATE INDEX "page_error_audience_idx" ON "page_error" USING btree ("audience");
  CREATE INDEX "page_error_group_idx" ON "page_error" USING btree ("group");
  CREATE INDEX "page_error_uid_idx" ON "page_error" USING btree ("uid");
  CREATE INDEX "page_error_path_idx" ON "page_error" USING btree ("path");
  CREATE INDEX "page_error_seo_seo_image_idx" ON "page_error" USING btree ("seo_image_id");
  CREATE INDEX "page_error_updated_at_idx" ON "page_error" USING btree ("updated_at");
  CREATE INDEX "page_error_created_at_idx" ON "page_error" USING btree ("created_at");
  CREATE INDEX "page_error_deleted_at_idx" ON "page_error" USING btree ("deleted_at");
  CREATE INDEX "page_error__status_idx" ON "page_error" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_4_idx" ON "page_error" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_4_idx" ON "page_error" USING btree ("locale","audience","path");
  CREATE INDEX "page_error_texts_order_parent" ON "page_error_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_error_v_parent_idx" ON "_page_error_v" USING btree ("parent_id");
  CREATE INDEX "_page_error_v_version_version_locale_idx" ON "_page_error_v" USING btree ("version_locale");
  CREATE INDEX "_page_error_v_version_version_audience_idx" ON "_page_error_v" USING btree ("version_audience");
  CREATE INDEX "_page_error_v_version_version_group_idx" ON "_page_error_v" USING btree ("version_group");
  CREATE INDEX "_page_error_v_version_version_uid_idx" ON "_page_error_v" USING btree ("version_uid");
  CREATE INDEX "_page_error_v_version_version_path_idx" ON "_page_error_v" USING btree ("version_path");
  CREATE INDEX "_page_error_v_version_seo_version_seo_image_idx" ON "_page_error_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_error_v_version_version_updated_at_idx" ON "_page_error_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_error_v_version_version_created_at_idx" ON "_page_error_v" USING btree ("version_created_at");
  CREATE INDEX "_page_error_v_version_version_deleted_at_idx" ON "_page_error_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_error_v_version_version__status_idx" ON "_page_error_v" USING btree ("version__status");
  CREATE INDEX "_page_error_v_created_at_idx" ON "_page_error_v" USING btree ("created_at");
  CREATE INDEX "_page_error_v_updated_at_idx" ON "_page_error_v" USING btree ("updated_at");
  CREATE INDEX "_page_error_v_latest_idx" ON "_page_error_v" USING btree ("latest");
  CREATE INDEX "_page_error_v_autosave_idx" ON "_page_error_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_4_idx" ON "_page_error_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_4_idx" ON "_page_error_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_error_v_texts_order_parent" ON "_page_error_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_offer_locale_idx" ON "page_offer" USING btree ("locale");
  CREATE INDEX "page_offer_audience_idx" ON "page_offer" USING btree ("audience");
  CREATE INDEX "page_offer_group_idx" ON "page_offer" USING btree ("group");
  CREATE INDEX "page_offer_uid_idx" ON "page_offer" USING btree ("uid");
  CREATE INDEX "page_offer_path_idx" ON "page_offer" USING btree ("path");
  CREATE INDEX "page_offer_offer_idx" ON "page_offer" USING btree ("offer_id");
  CREATE INDEX "page_offer_card_card_card_image_idx" ON "page_offer" USING btree ("card_card_image_id");
  CREATE INDEX "page_offer_seo_seo_image_idx" ON "page_offer" USING btree ("seo_image_id");
  CREATE INDEX "page_offer_updated_at_idx" ON "page_offer" USING btree ("updated_at");
  CREATE INDEX "page_offer_created_at_idx" ON "page_offer" USING btree ("created_at");
  CREATE INDEX "page_offer_deleted_at_idx" ON "page_offer" USING btree ("deleted_at");
  CREATE INDEX "page_offer__status_idx" ON "page_offer" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_5_idx" ON "page_offer" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_5_idx" ON "page_offer" USING btree ("locale","audience","path");
  CREATE INDEX "page_offer_texts_order_parent" ON "page_offer_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_offer_rels_order_idx" ON "page_offer_rels" USING btree ("order");
  CREATE INDEX "page_offer_rels_parent_idx" ON "page_offer_rels" USING btree ("parent_id");
  CREATE INDEX "page_offer_rels_path_idx" ON "page_offer_rels" USING btree ("path");
  CREATE INDEX "page_offer_rels_page_single_id_idx" ON "page_offer_rels" USING btree ("page_single_id");
  CREATE INDEX "page_offer_rels_page_generic_id_idx" ON "page_offer_rels" USING btree ("page_generic_id");
  CREATE INDEX "page_offer_rels_page_region_id_idx" ON "page_offer_rels" USING btree ("page_region_id");
  CREATE INDEX "page_offer_rels_page_country_id_idx" ON "page_offer_rels" USING btree ("page_country_id");
  CREATE INDEX "page_offer_rels_page_guide_id_idx" ON "page_offer_rels" USING btree ("page_guide_id");
  CREATE INDEX "page_offer_rels_guide_taxonomy_id_idx" ON "page_offer_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "page_offer_rels_guide_theme_id_idx" ON "page_offer_rels" USING btree ("guide_theme_id");
  CREATE INDEX "page_offer_rels_page_offer_id_idx" ON "page_offer_rels" USING btree ("page_offer_id");
  CREATE INDEX "page_offer_rels_product_page_id_idx" ON "page_offer_rels" USING btree ("product_page_id");
  CREATE INDEX "page_offer_rels_page_form_id_idx" ON "page_offer_rels" USING btree ("page_form_id");
  CREATE INDEX "page_offer_rels_page_article_id_idx" ON "page_offer_rels" USING btree ("page_article_id");
  CREATE INDEX "page_offer_rels_page_faq_id_idx" ON "page_offer_rels" USING btree ("page_faq_id");
  CREATE INDEX "page_offer_rels_page_landing_id_idx" ON "page_offer_rels" USING btree ("page_landing_id");
  CREATE INDEX "page_offer_rels_page_error_id_idx" ON "page_offer_rels" USING btree ("page_error_id");
  CREATE INDEX "_page_offer_v_parent_idx" ON "_page_offer_v" USING btree ("parent_id");
  CREATE INDEX "_page_offer_v_version_version_locale_idx" ON "_page_offer_v" USING btree ("version_locale");
  CREATE INDEX "_page_offer_v_version_version_audience_idx" ON "_page_offer_v" USING btree ("version_audience");
  CREATE INDEX "_page_offer_v_version_version_group_idx" ON "_page_offer_v" USING btree ("version_group");
  CREATE INDEX "_page_offer_v_version_version_uid_idx" ON "_page_offer_v" USING btree ("version_uid");
  CREATE INDEX "_page_offer_v_version_version_path_idx" ON "_page_offer_v" USING btree ("version_path");
  CREATE INDEX "_page_offer_v_version_version_offer_idx" ON "_page_offer_v" USING btree ("version_offer_id");
  CREATE INDEX "_page_offer_v_version_card_version_card_card_image_idx" ON "_page_offer_v" USING btree ("version_card_card_image_id");
  CREATE INDEX "_page_offer_v_version_seo_version_seo_image_idx" ON "_page_offer_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_offer_v_version_version_updated_at_idx" ON "_page_offer_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_offer_v_version_version_created_at_idx" ON "_page_offer_v" USING btree ("version_created_at");
  CREATE INDEX "_page_offer_v_version_version_deleted_at_idx" ON "_page_offer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_offer_v_version_version__status_idx" ON "_page_offer_v" USING btree ("version__status");
  CREATE INDEX "_page_offer_v_created_at_idx" ON "_page_offer_v" USING btree ("created_at");
  CREATE INDEX "_page_offer_v_updated_at_idx" ON "_page_offer_v" USING btree ("updated_at");
  CREATE INDEX "_page_offer_v_latest_idx" ON "_page_offer_v" USING btree ("latest");
  CREATE INDEX "_page_offer_v_autosave_idx" ON "_page_offer_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_5_idx" ON "_page_offer_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_5_idx" ON "_page_offer_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_offer_v_texts_order_parent" ON "_page_offer_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_offer_v_rels_order_idx" ON "_page_offer_v_rels" USING btree ("order");
  CREATE INDEX "_page_offer_v_rels_parent_idx" ON "_page_offer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_offer_v_rels_path_idx" ON "_page_offer_v_rels" USING btree ("path");
  CREATE INDEX "_page_offer_v_rels_page_single_id_idx" ON "_page_offer_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_page_offer_v_rels_page_generic_id_idx" ON "_page_offer_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_page_offer_v_rels_page_region_id_idx" ON "_page_offer_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_page_offer_v_rels_page_country_id_idx" ON "_page_offer_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_page_offer_v_rels_page_guide_id_idx" ON "_page_offer_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_page_offer_v_rels_guide_taxonomy_id_idx" ON "_page_offer_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_page_offer_v_rels_guide_theme_id_idx" ON "_page_offer_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_page_offer_v_rels_page_offer_id_idx" ON "_page_offer_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_page_offer_v_rels_product_page_id_idx" ON "_page_offer_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_page_offer_v_rels_page_form_id_idx" ON "_page_offer_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_page_offer_v_rels_page_article_id_idx" ON "_page_offer_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_page_offer_v_rels_page_faq_id_idx" ON "_page_offer_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_page_offer_v_rels_page_landing_id_idx" ON "_page_offer_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_page_offer_v_rels_page_error_id_idx" ON "_page_offer_v_rels" USING btree ("page_error_id");
  CREATE INDEX "product_page_product_data_facts_order_idx" ON "product_page_product_data_facts" USING btree ("_order");
  CREATE INDEX "product_page_product_data_facts_parent_id_idx" ON "product_page_product_data_facts" USING btree ("_parent_id");
  CREATE INDEX "product_page_languages_order_idx" ON "product_page_languages" USING btree ("order");
  CREATE INDEX "product_page_languages_parent_idx" ON "product_page_languages" USING btree ("parent_id");
  CREATE INDEX "product_page_locale_idx" ON "product_page" USING btree ("locale");
  CREATE INDEX "product_page_audience_idx" ON "product_page" USING btree ("audience");
  CREATE INDEX "product_page_group_idx" ON "product_page" USING btree ("group");
  CREATE INDEX "product_page_uid_idx" ON "product_page" USING btree ("uid");
  CREATE INDEX "product_page_path_idx" ON "product_page" USING btree ("path");
  CREATE INDEX "product_page_offer_idx" ON "product_page" USING btree ("offer_id");
  CREATE INDEX "product_page_product_data_product_data_image_idx" ON "product_page" USING btree ("product_data_image_id");
  CREATE INDEX "product_page_card_card_card_image_idx" ON "product_page" USING btree ("card_card_image_id");
  CREATE INDEX "product_page_seo_seo_image_idx" ON "product_page" USING btree ("seo_image_id");
  CREATE INDEX "product_page_updated_at_idx" ON "product_page" USING btree ("updated_at");
  CREATE INDEX "product_page_created_at_idx" ON "product_page" USING btree ("created_at");
  CREATE INDEX "product_page_deleted_at_idx" ON "product_page" USING btree ("deleted_at");
  CREATE INDEX "product_page__status_idx" ON "product_page" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_6_idx" ON "product_page" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_6_idx" ON "product_page" USING btree ("locale","audience","path");
  CREATE INDEX "product_page_texts_order_parent" ON "product_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "product_page_rels_order_idx" ON "product_page_rels" USING btree ("order");
  CREATE INDEX "product_page_rels_parent_idx" ON "product_page_rels" USING btree ("parent_id");
  CREATE INDEX "product_page_rels_path_idx" ON "product_page_rels" USING btree ("path");
  CREATE INDEX "product_page_rels_page_single_id_idx" ON "product_page_rels" USING btree ("page_single_id");
  CREATE INDEX "product_page_rels_page_generic_id_idx" ON "product_page_rels" USING btree ("page_generic_id");
  CREATE INDEX "product_page_rels_page_region_id_idx" ON "product_page_rels" USING btree ("page_region_id");
  CREATE INDEX "product_page_rels_page_country_id_idx" ON "product_page_rels" USING btree ("page_country_id");
  CREATE INDEX "product_page_rels_page_guide_id_idx" ON "product_page_rels" USING btree ("page_guide_id");
  CREATE INDEX "product_page_rels_guide_taxonomy_id_idx" ON "product_page_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "product_page_rels_guide_theme_id_idx" ON "product_page_rels" USING btree ("guide_theme_id");
  CREATE INDEX "product_page_rels_page_offer_id_idx" ON "product_page_rels" USING btree ("page_offer_id");
  CREATE INDEX "product_page_rels_product_page_id_idx" ON "product_page_rels" USING btree ("product_page_id");
  CREATE INDEX "product_page_rels_page_form_id_idx" ON "product_page_rels" USING btree ("page_form_id");
  CREATE INDEX "product_page_rels_page_article_id_idx" ON "product_page_rels" USING btree ("page_article_id");
  CREATE INDEX "product_page_rels_page_faq_id_idx" ON "product_page_rels" USING btree ("page_faq_id");
  CREATE INDEX "product_page_rels_page_landing_id_idx" ON "product_page_rels" USING btree ("page_landing_id");
  CREATE INDEX "product_page_rels_page_error_id_idx" ON "product_page_rels" USING btree ("page_error_id");
  CREATE INDEX "product_page_rels_group_of_countries_id_idx" ON "product_page_rels" USING btree ("group_of_countries_id");
  CREATE INDEX "product_page_rels_cover_types_id_idx" ON "product_page_rels" USING btree ("cover_types_id");
  CREATE INDEX "_product_page_v_version_product_data_facts_order_idx" ON "_product_page_v_version_product_data_facts" USING btree ("_order");
  CREATE INDEX "_product_page_v_version_product_data_facts_parent_id_idx" ON "_product_page_v_version_product_data_facts" USING btree ("_parent_id");
  CREATE INDEX "_product_page_v_version_languages_order_idx" ON "_product_page_v_version_languages" USING btree ("order");
  CREATE INDEX "_product_page_v_version_languages_parent_idx" ON "_product_page_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_product_page_v_parent_idx" ON "_product_page_v" USING btree ("parent_id");
  CREATE INDEX "_product_page_v_version_version_locale_idx" ON "_product_page_v" USING btree ("version_locale");
  CREATE INDEX "_product_page_v_version_version_audience_idx" ON "_product_page_v" USING btree ("version_audience");
  CREATE INDEX "_product_page_v_version_version_group_idx" ON "_product_page_v" USING btree ("version_group");
  CREATE INDEX "_product_page_v_version_version_uid_idx" ON "_product_page_v" USING btree ("version_uid");
  CREATE INDEX "_product_page_v_version_version_path_idx" ON "_product_page_v" USING btree ("version_path");
  CREATE INDEX "_product_page_v_version_version_offer_idx" ON "_product_page_v" USING btree ("version_offer_id");
  CREATE INDEX "_product_page_v_version_product_data_version_product_dat_idx" ON "_product_page_v" USING btree ("version_product_data_image_id");
  CREATE INDEX "_product_page_v_version_card_version_card_card_image_idx" ON "_product_page_v" USING btree ("version_card_card_image_id");
  CREATE INDEX "_product_page_v_version_seo_version_seo_image_idx" ON "_product_page_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_product_page_v_version_version_updated_at_idx" ON "_product_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_page_v_version_version_created_at_idx" ON "_product_page_v" USING btree ("version_created_at");
  CREATE INDEX "_product_page_v_version_version_deleted_at_idx" ON "_product_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_page_v_version_version__status_idx" ON "_product_page_v" USING btree ("version__status");
  CREATE INDEX "_product_page_v_created_at_idx" ON "_product_page_v" USING btree ("created_at");
  CREATE INDEX "_product_page_v_updated_at_idx" ON "_product_page_v" USING btree ("updated_at");
  CREATE INDEX "_product_page_v_latest_idx" ON "_product_page_v" USING btree ("latest");
  CREATE INDEX "_product_page_v_autosave_idx" ON "_product_page_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_6_idx" ON "_product_page_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_6_idx" ON "_product_page_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_product_page_v_texts_order_parent" ON "_product_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_product_page_v_rels_order_idx" ON "_product_page_v_rels" USING btree ("order");
  CREATE INDEX "_product_page_v_rels_parent_idx" ON "_product_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_page_v_rels_path_idx" ON "_product_page_v_rels" USING btree ("path");
  CREATE INDEX "_product_page_v_rels_page_single_id_idx" ON "_product_page_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_product_page_v_rels_page_generic_id_idx" ON "_product_page_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_product_page_v_rels_page_region_id_idx" ON "_product_page_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_product_page_v_rels_page_country_id_idx" ON "_product_page_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_product_page_v_rels_page_guide_id_idx" ON "_product_page_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_product_page_v_rels_guide_taxonomy_id_idx" ON "_product_page_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_product_page_v_rels_guide_theme_id_idx" ON "_product_page_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_product_page_v_rels_page_offer_id_idx" ON "_product_page_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_product_page_v_rels_product_page_id_idx" ON "_product_page_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_product_page_v_rels_page_form_id_idx" ON "_product_page_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_product_page_v_rels_page_article_id_idx" ON "_product_page_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_product_page_v_rels_page_faq_id_idx" ON "_product_page_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_product_page_v_rels_page_landing_id_idx" ON "_product_page_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_product_page_v_rels_page_error_id_idx" ON "_product_page_v_rels" USING btree ("page_error_id");
  CREATE INDEX "_product_page_v_rels_group_of_countries_id_idx" ON "_product_page_v_rels" USING btree ("group_of_countries_id");
  CREATE INDEX "_product_page_v_rels_cover_types_id_idx" ON "_product_page_v_rels" USING btree ("cover_types_id");
  CREATE INDEX "page_region_locale_idx" ON "page_region" USING btree ("locale");
  CREATE INDEX "page_region_audience_idx" ON "page_region" USING btree ("audience");
  CREATE INDEX "page_region_group_idx" ON "page_region" USING btree ("group");
  CREATE INDEX "page_region_uid_idx" ON "page_region" USING btree ("uid");
  CREATE INDEX "page_region_path_idx" ON "page_region" USING btree ("path");
  CREATE INDEX "page_region_image_idx" ON "page_region" USING btree ("image_id");
  CREATE INDEX "page_region_seo_seo_image_idx" ON "page_region" USING btree ("seo_image_id");
  CREATE INDEX "page_region_updated_at_idx" ON "page_region" USING btree ("updated_at");
  CREATE INDEX "page_region_created_at_idx" ON "page_region" USING btree ("created_at");
  CREATE INDEX "page_region_deleted_at_idx" ON "page_region" USING btree ("deleted_at");
  CREATE INDEX "page_region__status_idx" ON "page_region" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_7_idx" ON "page_region" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_7_idx" ON "page_region" USING btree ("locale","audience","path");
  CREATE INDEX "page_region_texts_order_parent" ON "page_region_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_region_v_parent_idx" ON "_page_region_v" USING btree ("parent_id");
  CREATE INDEX "_page_region_v_version_version_locale_idx" ON "_page_region_v" USING btree ("version_locale");
  CREATE INDEX "_page_region_v_version_version_audience_idx" ON "_page_region_v" USING btree ("version_audience");
  CREATE INDEX "_page_region_v_version_version_group_idx" ON "_page_region_v" USING btree ("version_group");
  CREATE INDEX "_page_region_v_version_version_uid_idx" ON "_page_region_v" USING btree ("version_uid");
  CREATE INDEX "_page_region_v_version_version_path_idx" ON "_page_region_v" USING btree ("version_path");
  CREATE INDEX "_page_region_v_version_version_image_idx" ON "_page_region_v" USING btree ("version_image_id");
  CREATE INDEX "_page_region_v_version_seo_version_seo_image_idx" ON "_page_region_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_region_v_version_version_updated_at_idx" ON "_page_region_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_region_v_version_version_created_at_idx" ON "_page_region_v" USING btree ("version_created_at");
  CREATE INDEX "_page_region_v_version_version_deleted_at_idx" ON "_page_region_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_region_v_version_version__status_idx" ON "_page_region_v" USING btree ("version__status");
  CREATE INDEX "_page_region_v_created_at_idx" ON "_page_region_v" USING btree ("created_at");
  CREATE INDEX "_page_region_v_updated_at_idx" ON "_page_region_v" USING btree ("updated_at");
  CREATE INDEX "_page_region_v_latest_idx" ON "_page_region_v" USING btree ("latest");
  CREATE INDEX "_page_region_v_autosave_idx" ON "_page_region_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_7_idx" ON "_page_region_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_7_idx" ON "_page_region_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_region_v_texts_order_parent" ON "_page_region_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_country_locale_idx" ON "page_country" USING btree ("locale");
  CREATE INDEX "page_country_audience_idx" ON "page_country" USING btree ("audience");
  CREATE INDEX "page_country_group_idx" ON "page_country" USING btree ("group");
  CREATE INDEX "page_country_uid_idx" ON "page_country" USING btree ("uid");
  CREATE INDEX "page_country_path_idx" ON "page_country" USING btree ("path");
  CREATE INDEX "page_country_region_idx" ON "page_country" USING btree ("region_id");
  CREATE INDEX "page_country_country_code_idx" ON "page_country" USING btree ("country_code");
  CREATE INDEX "page_country_image_idx" ON "page_country" USING btree ("image_id");
  CREATE INDEX "page_country_seo_seo_image_idx" ON "page_country" USING btree ("seo_image_id");
  CREATE INDEX "page_country_updated_at_idx" ON "page_country" USING btree ("updated_at");
  CREATE INDEX "page_country_created_at_idx" ON "page_country" USING btree ("created_at");
  CREATE INDEX "page_country_deleted_at_idx" ON "page_country" USING btree ("deleted_at");
  CREATE INDEX "page_country__status_idx" ON "page_country" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_8_idx" ON "page_country" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_8_idx" ON "page_country" USING btree ("locale","audience","path");
  CREATE INDEX "page_country_texts_order_parent" ON "page_country_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_country_v_parent_idx" ON "_page_country_v" USING btree ("parent_id");
  CREATE INDEX "_page_country_v_version_version_locale_idx" ON "_page_country_v" USING btree ("version_locale");
  CREATE INDEX "_page_country_v_version_version_audience_idx" ON "_page_country_v" USING btree ("version_audience");
  CREATE INDEX "_page_country_v_version_version_group_idx" ON "_page_country_v" USING btree ("version_group");
  CREATE INDEX "_page_country_v_version_version_uid_idx" ON "_page_country_v" USING btree ("version_uid");
  CREATE INDEX "_page_country_v_version_version_path_idx" ON "_page_country_v" USING btree ("version_path");
  CREATE INDEX "_page_country_v_version_version_region_idx" ON "_page_country_v" USING btree ("version_region_id");
  CREATE INDEX "_page_country_v_version_version_country_code_idx" ON "_page_country_v" USING btree ("version_country_code");
  CREATE INDEX "_page_country_v_version_version_image_idx" ON "_page_country_v" USING btree ("version_image_id");
  CREATE INDEX "_page_country_v_version_seo_version_seo_image_idx" ON "_page_country_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_country_v_version_version_updated_at_idx" ON "_page_country_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_country_v_version_version_created_at_idx" ON "_page_country_v" USING btree ("version_created_at");
  CREATE INDEX "_page_country_v_version_version_deleted_at_idx" ON "_page_country_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_country_v_version_version__status_idx" ON "_page_country_v" USING btree ("version__status");
  CREATE INDEX "_page_country_v_created_at_idx" ON "_page_country_v" USING btree ("created_at");
  CREATE INDEX "_page_country_v_updated_at_idx" ON "_page_country_v" USING btree ("updated_at");
  CREATE INDEX "_page_country_v_latest_idx" ON "_page_country_v" USING btree ("latest");
  CREATE INDEX "_page_country_v_autosave_idx" ON "_page_country_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_8_idx" ON "_page_country_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_8_idx" ON "_page_country_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_country_v_texts_order_parent" ON "_page_country_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_guide_locale_idx" ON "page_guide" USING btree ("locale");
  CREATE INDEX "page_guide_audience_idx" ON "page_guide" USING btree ("audience");
  CREATE INDEX "page_guide_group_idx" ON "page_guide" USING btree ("group");
  CREATE INDEX "page_guide_uid_idx" ON "page_guide" USING btree ("uid");
  CREATE INDEX "page_guide_path_idx" ON "page_guide" USING btree ("path");
  CREATE INDEX "page_guide_offer_idx" ON "page_guide" USING btree ("offer_id");
  CREATE INDEX "page_guide_image_idx" ON "page_guide" USING btree ("image_id");
  CREATE INDEX "page_guide_theme_idx" ON "page_guide" USING btree ("theme_id");
  CREATE INDEX "page_guide_seo_seo_image_idx" ON "page_guide" USING btree ("seo_image_id");
  CREATE INDEX "page_guide_updated_at_idx" ON "page_guide" USING btree ("updated_at");
  CREATE INDEX "page_guide_created_at_idx" ON "page_guide" USING btree ("created_at");
  CREATE INDEX "page_guide_deleted_at_idx" ON "page_guide" USING btree ("deleted_at");
  CREATE INDEX "page_guide__status_idx" ON "page_guide" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_9_idx" ON "page_guide" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_9_idx" ON "page_guide" USING btree ("locale","audience","path");
  CREATE INDEX "page_guide_texts_order_parent" ON "page_guide_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_guide_rels_order_idx" ON "page_guide_rels" USING btree ("order");
  CREATE INDEX "page_guide_rels_parent_idx" ON "page_guide_rels" USING btree ("parent_id");
  CREATE INDEX "page_guide_rels_path_idx" ON "page_guide_rels" USING btree ("path");
  CREATE INDEX "page_guide_rels_guide_taxonomy_id_idx" ON "page_guide_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_page_guide_v_parent_idx" ON "_page_guide_v" USING btree ("parent_id");
  CREATE INDEX "_page_guide_v_version_version_locale_idx" ON "_page_guide_v" USING btree ("version_locale");
  CREATE INDEX "_page_guide_v_version_version_audience_idx" ON "_page_guide_v" USING btree ("version_audience");
  CREATE INDEX "_page_guide_v_version_version_group_idx" ON "_page_guide_v" USING btree ("version_group");
  CREATE INDEX "_page_guide_v_version_version_uid_idx" ON "_page_guide_v" USING btree ("version_uid");
  CREATE INDEX "_page_guide_v_version_version_path_idx" ON "_page_guide_v" USING btree ("version_path");
  CREATE INDEX "_page_guide_v_version_version_offer_idx" ON "_page_guide_v" USING btree ("version_offer_id");
  CREATE INDEX "_page_guide_v_version_version_image_idx" ON "_page_guide_v" USING btree ("version_image_id");
  CREATE INDEX "_page_guide_v_version_version_theme_idx" ON "_page_guide_v" USING btree ("version_theme_id");
  CREATE INDEX "_page_guide_v_version_seo_version_seo_image_idx" ON "_page_guide_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_guide_v_version_version_updated_at_idx" ON "_page_guide_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_guide_v_version_version_created_at_idx" ON "_page_guide_v" USING btree ("version_created_at");
  CREATE INDEX "_page_guide_v_version_version_deleted_at_idx" ON "_page_guide_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_guide_v_version_version__status_idx" ON "_page_guide_v" USING btree ("version__status");
  CREATE INDEX "_page_guide_v_created_at_idx" ON "_page_guide_v" USING btree ("created_at");
  CREATE INDEX "_page_guide_v_updated_at_idx" ON "_page_guide_v" USING btree ("updated_at");
  CREATE INDEX "_page_guide_v_latest_idx" ON "_page_guide_v" USING btree ("latest");
  CREATE INDEX "_page_guide_v_autosave_idx" ON "_page_guide_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_9_idx" ON "_page_guide_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_9_idx" ON "_page_guide_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_guide_v_texts_order_parent" ON "_page_guide_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_guide_v_rels_order_idx" ON "_page_guide_v_rels" USING btree ("order");
  CREATE INDEX "_page_guide_v_rels_parent_idx" ON "_page_guide_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_guide_v_rels_path_idx" ON "_page_guide_v_rels" USING btree ("path");
  CREATE INDEX "_page_guide_v_rels_guide_taxonomy_id_idx" ON "_page_guide_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "guide_theme_locale_idx" ON "guide_theme" USING btree ("locale");
  CREATE INDEX "guide_theme_audience_idx" ON "guide_theme" USING btree ("audience");
  CREATE INDEX "guide_theme_group_idx" ON "guide_theme" USING btree ("group");
  CREATE INDEX "guide_theme_uid_idx" ON "guide_theme" USING btree ("uid");
  CREATE INDEX "guide_theme_path_idx" ON "guide_theme" USING btree ("path");
  CREATE INDEX "guide_theme_image_idx" ON "guide_theme" USING btree ("image_id");
  CREATE INDEX "guide_theme_seo_seo_image_idx" ON "guide_theme" USING btree ("seo_image_id");
  CREATE INDEX "guide_theme_updated_at_idx" ON "guide_theme" USING btree ("updated_at");
  CREATE INDEX "guide_theme_created_at_idx" ON "guide_theme" USING btree ("created_at");
  CREATE INDEX "guide_theme_deleted_at_idx" ON "guide_theme" USING btree ("deleted_at");
  CREATE INDEX "guide_theme__status_idx" ON "guide_theme" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_10_idx" ON "guide_theme" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_10_idx" ON "guide_theme" USING btree ("locale","audience","path");
  CREATE INDEX "guide_theme_texts_order_parent" ON "guide_theme_texts" USING btree ("order","parent_id");
  CREATE INDEX "_guide_theme_v_parent_idx" ON "_guide_theme_v" USING btree ("parent_id");
  CREATE INDEX "_guide_theme_v_version_version_locale_idx" ON "_guide_theme_v" USING btree ("version_locale");
  CREATE INDEX "_guide_theme_v_version_version_audience_idx" ON "_guide_theme_v" USING btree ("version_audience");
  CREATE INDEX "_guide_theme_v_version_version_group_idx" ON "_guide_theme_v" USING btree ("version_group");
  CREATE INDEX "_guide_theme_v_version_version_uid_idx" ON "_guide_theme_v" USING btree ("version_uid");
  CREATE INDEX "_guide_theme_v_version_version_path_idx" ON "_guide_theme_v" USING btree ("version_path");
  CREATE INDEX "_guide_theme_v_version_version_image_idx" ON "_guide_theme_v" USING btree ("version_image_id");
  CREATE INDEX "_guide_theme_v_version_seo_version_seo_image_idx" ON "_guide_theme_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_guide_theme_v_version_version_updated_at_idx" ON "_guide_theme_v" USING btree ("version_updated_at");
  CREATE INDEX "_guide_theme_v_version_version_created_at_idx" ON "_guide_theme_v" USING btree ("version_created_at");
  CREATE INDEX "_guide_theme_v_version_version_deleted_at_idx" ON "_guide_theme_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guide_theme_v_version_version__status_idx" ON "_guide_theme_v" USING btree ("version__status");
  CREATE INDEX "_guide_theme_v_created_at_idx" ON "_guide_theme_v" USING btree ("created_at");
  CREATE INDEX "_guide_theme_v_updated_at_idx" ON "_guide_theme_v" USING btree ("updated_at");
  CREATE INDEX "_guide_theme_v_latest_idx" ON "_guide_theme_v" USING btree ("latest");
  CREATE INDEX "_guide_theme_v_autosave_idx" ON "_guide_theme_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_10_idx" ON "_guide_theme_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_10_idx" ON "_guide_theme_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_guide_theme_v_texts_order_parent" ON "_guide_theme_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "guide_taxonomy_locale_idx" ON "guide_taxonomy" USING btree ("locale");
  CREATE INDEX "guide_taxonomy_audience_idx" ON "guide_taxonomy" USING btree ("audience");
  CREATE INDEX "guide_taxonomy_group_idx" ON "guide_taxonomy" USING btree ("group");
  CREATE INDEX "guide_taxonomy_uid_idx" ON "guide_taxonomy" USING btree ("uid");
  CREATE INDEX "guide_taxonomy_path_idx" ON "guide_taxonomy" USING btree ("path");
  CREATE INDEX "guide_taxonomy_image_idx" ON "guide_taxonomy" USING btree ("image_id");
  CREATE INDEX "guide_taxonomy_seo_seo_image_idx" ON "guide_taxonomy" USING btree ("seo_image_id");
  CREATE INDEX "guide_taxonomy_updated_at_idx" ON "guide_taxonomy" USING btree ("updated_at");
  CREATE INDEX "guide_taxonomy_created_at_idx" ON "guide_taxonomy" USING btree ("created_at");
  CREATE INDEX "guide_taxonomy_deleted_at_idx" ON "guide_taxonomy" USING btree ("deleted_at");
  CREATE INDEX "guide_taxonomy__status_idx" ON "guide_taxonomy" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_11_idx" ON "guide_taxonomy" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_11_idx" ON "guide_taxonomy" USING btree ("locale","audience","path");
  CREATE INDEX "guide_taxonomy_texts_order_parent" ON "guide_taxonomy_texts" USING btree ("order","parent_id");
  CREATE INDEX "_guide_taxonomy_v_parent_idx" ON "_guide_taxonomy_v" USING btree ("parent_id");
  CREATE INDEX "_guide_taxonomy_v_version_version_locale_idx" ON "_guide_taxonomy_v" USING btree ("version_locale");
  CREATE INDEX "_guide_taxonomy_v_version_version_audience_idx" ON "_guide_taxonomy_v" USING btree ("version_audience");
  CREATE INDEX "_guide_taxonomy_v_version_version_group_idx" ON "_guide_taxonomy_v" USING btree ("version_group");
  CREATE INDEX "_guide_taxonomy_v_version_version_uid_idx" ON "_guide_taxonomy_v" USING btree ("version_uid");
  CREATE INDEX "_guide_taxonomy_v_version_version_path_idx" ON "_guide_taxonomy_v" USING btree ("version_path");
  CREATE INDEX "_guide_taxonomy_v_version_version_image_idx" ON "_guide_taxonomy_v" USING btree ("version_image_id");
  CREATE INDEX "_guide_taxonomy_v_version_seo_version_seo_image_idx" ON "_guide_taxonomy_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_guide_taxonomy_v_version_version_updated_at_idx" ON "_guide_taxonomy_v" USING btree ("version_updated_at");
  CREATE INDEX "_guide_taxonomy_v_version_version_created_at_idx" ON "_guide_taxonomy_v" USING btree ("version_created_at");
  CREATE INDEX "_guide_taxonomy_v_version_version_deleted_at_idx" ON "_guide_taxonomy_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guide_taxonomy_v_version_version__status_idx" ON "_guide_taxonomy_v" USING btree ("version__status");
  CREATE INDEX "_guide_taxonomy_v_created_at_idx" ON "_guide_taxonomy_v" USING btree ("created_at");
  CREATE INDEX "_guide_taxonomy_v_updated_at_idx" ON "_guide_taxonomy_v" USING btree ("updated_at");
  CREATE INDEX "_guide_taxonomy_v_latest_idx" ON "_guide_taxonomy_v" USING btree ("latest");
  CREATE INDEX "_guide_taxonomy_v_autosave_idx" ON "_guide_taxonomy_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_11_idx" ON "_guide_taxonomy_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_11_idx" ON "_guide_taxonomy_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_guide_taxonomy_v_texts_order_parent" ON "_guide_taxonomy_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_article_locale_idx" ON "page_article" USING btree ("locale");
  CREATE INDEX "page_article_audience_idx" ON "page_article" USING btree ("audience");
  CREATE INDEX "page_article_group_idx" ON "page_article" USING btree ("group");
  CREATE INDEX "page_article_uid_idx" ON "page_article" USING btree ("uid");
  CREATE INDEX "page_article_path_idx" ON "page_article" USING btree ("path");
  CREATE INDEX "page_article_image_idx" ON "page_article" USING btree ("image_id");
  CREATE INDEX "page_article_seo_seo_image_idx" ON "page_article" USING btree ("seo_image_id");
  CREATE INDEX "page_article_updated_at_idx" ON "page_article" USING btree ("updated_at");
  CREATE INDEX "page_article_created_at_idx" ON "page_article" USING btree ("created_at");
  CREATE INDEX "page_article_deleted_at_idx" ON "page_article" USING btree ("deleted_at");
  CREATE INDEX "page_article__status_idx" ON "page_article" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_12_idx" ON "page_article" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_12_idx" ON "page_article" USING btree ("locale","audience","path");
  CREATE INDEX "page_article_texts_order_parent" ON "page_article_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_article_v_parent_idx" ON "_page_article_v" USING btree ("parent_id");
  CREATE INDEX "_page_article_v_version_version_locale_idx" ON "_page_article_v" USING btree ("version_locale");
  CREATE INDEX "_page_article_v_version_version_audience_idx" ON "_page_article_v" USING btree ("version_audience");
  CREATE INDEX "_page_article_v_version_version_group_idx" ON "_page_article_v" USING btree ("version_group");
  CREATE INDEX "_page_article_v_version_version_uid_idx" ON "_page_article_v" USING btree ("version_uid");
  CREATE INDEX "_page_article_v_version_version_path_idx" ON "_page_article_v" USING btree ("version_path");
  CREATE INDEX "_page_article_v_version_version_image_idx" ON "_page_article_v" USING btree ("version_image_id");
  CREATE INDEX "_page_article_v_version_seo_version_seo_image_idx" ON "_page_article_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_article_v_version_version_updated_at_idx" ON "_page_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_article_v_version_version_created_at_idx" ON "_page_article_v" USING btree ("version_created_at");
  CREATE INDEX "_page_article_v_version_version_deleted_at_idx" ON "_page_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_article_v_version_version__status_idx" ON "_page_article_v" USING btree ("version__status");
  CREATE INDEX "_page_article_v_created_at_idx" ON "_page_article_v" USING btree ("created_at");
  CREATE INDEX "_page_article_v_updated_at_idx" ON "_page_article_v" USING btree ("updated_at");
  CREATE INDEX "_page_article_v_latest_idx" ON "_page_article_v" USING btree ("latest");
  CREATE INDEX "_page_article_v_autosave_idx" ON "_page_article_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_12_idx" ON "_page_article_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_12_idx" ON "_page_article_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_article_v_texts_order_parent" ON "_page_article_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_faq_locale_idx" ON "page_faq" USING btree ("locale");
  CREATE INDEX "page_faq_audience_idx" ON "page_faq" USING btree ("audience");
  CREATE INDEX "page_faq_group_idx" ON "page_faq" USING btree ("group");
  CREATE INDEX "page_faq_uid_idx" ON "page_faq" USING btree ("uid");
  CREATE INDEX "page_faq_path_idx" ON "page_faq" USING btree ("path");
  CREATE INDEX "page_faq_seo_seo_image_idx" ON "page_faq" USING btree ("seo_image_id");
  CREATE INDEX "page_faq_updated_at_idx" ON "page_faq" USING btree ("updated_at");
  CREATE INDEX "page_faq_created_at_idx" ON "page_faq" USING btree ("created_at");
  CREATE INDEX "page_faq_deleted_at_idx" ON "page_faq" USING btree ("deleted_at");
  CREATE INDEX "page_faq__status_idx" ON "page_faq" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_13_idx" ON "page_faq" USING btree ("group","locale");
  CREATE UNIQUE INDEX "locale_audience_path_13_idx" ON "page_faq" USING btree ("locale","audience","path");
  CREATE INDEX "page_faq_texts_order_parent" ON "page_faq_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_faq_v_parent_idx" ON "_page_faq_v" USING btree ("parent_id");
  CREATE INDEX "_page_faq_v_version_version_locale_idx" ON "_page_faq_v" USING btree ("version_locale");
  CREATE INDEX "_page_faq_v_version_version_audience_idx" ON "_page_faq_v" USING btree ("version_audience");
  CREATE INDEX "_page_faq_v_version_version_group_idx" ON "_page_faq_v" USING btree ("version_group");
  CREATE INDEX "_page_faq_v_version_version_uid_idx" ON "_page_faq_v" USING btree ("version_uid");
  CREATE INDEX "_page_faq_v_version_version_path_idx" ON "_page_faq_v" USING btree ("version_path");
  CREATE INDEX "_page_faq_v_version_seo_version_seo_image_idx" ON "_page_faq_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_faq_v_version_version_updated_at_idx" ON "_page_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_faq_v_version_version_created_at_idx" ON "_page_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_page_faq_v_version_version_deleted_at_idx" ON "_page_faq_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_faq_v_version_version__status_idx" ON "_page_faq_v" USING btree ("version__status");
  CREATE INDEX "_page_faq_v_created_at_idx" ON "_page_faq_v" USING btree ("created_at");
  CREATE INDEX "_page_faq_v_updated_at_idx" ON "_page_faq_v" USING btree ("updated_at");
  CREATE INDEX "_page_faq_v_latest_idx" ON "_page_faq_v" USING btree ("latest");
  CREATE INDEX "_page_faq_v_autosave_idx" ON "_page_faq_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_13_idx" ON "_page_faq_v" USING btree ("version_group","version_locale");
  CREATE INDEX "version_locale_version_audience_version_path_13_idx" ON "_page_faq_v" USING btree ("version_locale","version_audience","version_path");
  CREATE INDEX "_page_faq_v_texts_order_parent" ON "_page_faq_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "header_module_banner_actions_order_idx" ON "header_module_banner_actions" USING btree ("_order");
  CREATE INDEX "header_module_banner_actions_parent_id_idx" ON "header_module_banner_actions" USING btree ("_parent_id");
  CREATE INDEX "header_module_secondary_links_order_idx" ON "header_module_secondary_links" USING btree ("_order");
  CREATE INDEX "header_module_secondary_links_parent_id_idx" ON "header_module_secondary_links" USING btree ("_parent_id");
  CREATE INDEX "header_module_locale_idx" ON "header_module" USING btree ("locale");
  CREATE INDEX "header_module_audience_idx" ON "header_module" USING btree ("audience");
  CREATE INDEX "header_module_group_idx" ON "header_module" USING btree ("group");
  CREATE INDEX "header_module_uid_idx" ON "header_module" USING btree ("uid");
  CREATE INDEX "header_module_is_pro_idx" ON "header_module" USING btree ("is_pro");
  CREATE INDEX "header_module_updated_at_idx" ON "header_module" USING btree ("updated_at");
  CREATE INDEX "header_module_created_at_idx" ON "header_module" USING btree ("created_at");
  CREATE INDEX "header_module_deleted_at_idx" ON "header_module" USING btree ("deleted_at");
  CREATE INDEX "header_module__status_idx" ON "header_module" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_14_idx" ON "header_module" USING btree ("group","locale");
  CREATE INDEX "header_module_rels_order_idx" ON "header_module_rels" USING btree ("order");
  CREATE INDEX "header_module_rels_parent_idx" ON "header_module_rels" USING btree ("parent_id");
  CREATE INDEX "header_module_rels_path_idx" ON "header_module_rels" USING btree ("path");
  CREATE INDEX "header_module_rels_page_single_id_idx" ON "header_module_rels" USING btree ("page_single_id");
  CREATE INDEX "header_module_rels_page_generic_id_idx" ON "header_module_rels" USING btree ("page_generic_id");
  CREATE INDEX "header_module_rels_page_region_id_idx" ON "header_module_rels" USING btree ("page_region_id");
  CREATE INDEX "header_module_rels_page_country_id_idx" ON "header_module_rels" USING btree ("page_country_id");
  CREATE INDEX "header_module_rels_page_guide_id_idx" ON "header_module_rels" USING btree ("page_guide_id");
  CREATE INDEX "header_module_rels_guide_taxonomy_id_idx" ON "header_module_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "header_module_rels_guide_theme_id_idx" ON "header_module_rels" USING btree ("guide_theme_id");
  CREATE INDEX "header_module_rels_page_offer_id_idx" ON "header_module_rels" USING btree ("page_offer_id");
  CREATE INDEX "header_module_rels_product_page_id_idx" ON "header_module_rels" USING btree ("product_page_id");
  CREATE INDEX "header_module_rels_page_form_id_idx" ON "header_module_rels" USING btree ("page_form_id");
  CREATE INDEX "header_module_rels_page_article_id_idx" ON "header_module_rels" USING btree ("page_article_id");
  CREATE INDEX "header_module_rels_page_faq_id_idx" ON "header_module_rels" USING btree ("page_faq_id");
  CREATE INDEX "header_module_rels_page_landing_id_idx" ON "header_module_rels" USING btree ("page_landing_id");
  CREATE INDEX "header_module_rels_page_error_id_idx" ON "header_module_rels" USING btree ("page_error_id");
  CREATE INDEX "_header_module_v_version_banner_actions_order_idx" ON "_header_module_v_version_banner_actions" USING btree ("_order");
  CREATE INDEX "_header_module_v_version_banner_actions_parent_id_idx" ON "_header_module_v_version_banner_actions" USING btree ("_parent_id");
  CREATE INDEX "_header_module_v_version_secondary_links_order_idx" ON "_header_module_v_version_secondary_links" USING btree ("_order");
  CREATE INDEX "_header_module_v_version_secondary_links_parent_id_idx" ON "_header_module_v_version_secondary_links" USING btree ("_parent_id");
  CREATE INDEX "_header_module_v_parent_idx" ON "_header_module_v" USING btree ("parent_id");
  CREATE INDEX "_header_module_v_version_version_locale_idx" ON "_header_module_v" USING btree ("version_locale");
  CREATE INDEX "_header_module_v_version_version_audience_idx" ON "_header_module_v" USING btree ("version_audience");
  CREATE INDEX "_header_module_v_version_version_group_idx" ON "_header_module_v" USING btree ("version_group");
  CREATE INDEX "_header_module_v_version_version_uid_idx" ON "_header_module_v" USING btree ("version_uid");
  CREATE INDEX "_header_module_v_version_version_is_pro_idx" ON "_header_module_v" USING btree ("version_is_pro");
  CREATE INDEX "_header_module_v_version_version_updated_at_idx" ON "_header_module_v" USING btree ("version_updated_at");
  CREATE INDEX "_header_module_v_version_version_created_at_idx" ON "_header_module_v" USING btree ("version_created_at");
  CREATE INDEX "_header_module_v_version_version_deleted_at_idx" ON "_header_module_v" USING btree ("version_deleted_at");
  CREATE INDEX "_header_module_v_version_version__status_idx" ON "_header_module_v" USING btree ("version__status");
  CREATE INDEX "_header_module_v_created_at_idx" ON "_header_module_v" USING btree ("created_at");
  CREATE INDEX "_header_module_v_updated_at_idx" ON "_header_module_v" USING btree ("updated_at");
  CREATE INDEX "_header_module_v_latest_idx" ON "_header_module_v" USING btree ("latest");
  CREATE INDEX "_header_module_v_autosave_idx" ON "_header_module_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_14_idx" ON "_header_module_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_header_module_v_rels_order_idx" ON "_header_module_v_rels" USING btree ("order");
  CREATE INDEX "_header_module_v_rels_parent_idx" ON "_header_module_v_rels" USING btree ("parent_id");
  CREATE INDEX "_header_module_v_rels_path_idx" ON "_header_module_v_rels" USING btree ("path");
  CREATE INDEX "_header_module_v_rels_page_single_id_idx" ON "_header_module_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_header_module_v_rels_page_generic_id_idx" ON "_header_module_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_header_module_v_rels_page_region_id_idx" ON "_header_module_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_header_module_v_rels_page_country_id_idx" ON "_header_module_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_header_module_v_rels_page_guide_id_idx" ON "_header_module_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_header_module_v_rels_guide_taxonomy_id_idx" ON "_header_module_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_header_module_v_rels_guide_theme_id_idx" ON "_header_module_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_header_module_v_rels_page_offer_id_idx" ON "_header_module_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_header_module_v_rels_product_page_id_idx" ON "_header_module_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_header_module_v_rels_page_form_id_idx" ON "_header_module_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_header_module_v_rels_page_article_id_idx" ON "_header_module_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_header_module_v_rels_page_faq_id_idx" ON "_header_module_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_header_module_v_rels_page_landing_id_idx" ON "_header_module_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_header_module_v_rels_page_error_id_idx" ON "_header_module_v_rels" USING btree ("page_error_id");
  CREATE INDEX "navigation_module_groups_links_order_idx" ON "navigation_module_groups_links" USING btree ("_order");
  CREATE INDEX "navigation_module_groups_links_parent_id_idx" ON "navigation_module_groups_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_module_groups_order_idx" ON "navigation_module_groups" USING btree ("_order");
  CREATE INDEX "navigation_module_groups_parent_id_idx" ON "navigation_module_groups" USING btree ("_parent_id");
  CREATE INDEX "navigation_module_locale_idx" ON "navigation_module" USING btree ("locale");
  CREATE INDEX "navigation_module_audience_idx" ON "navigation_module" USING btree ("audience");
  CREATE INDEX "navigation_module_group_idx" ON "navigation_module" USING btree ("group");
  CREATE INDEX "navigation_module_uid_idx" ON "navigation_module" USING btree ("uid");
  CREATE INDEX "navigation_module_promo_promo_image_idx" ON "navigation_module" USING btree ("promo_image_id");
  CREATE INDEX "navigation_module_updated_at_idx" ON "navigation_module" USING btree ("updated_at");
  CREATE INDEX "navigation_module_created_at_idx" ON "navigation_module" USING btree ("created_at");
  CREATE INDEX "navigation_module_deleted_at_idx" ON "navigation_module" USING btree ("deleted_at");
  CREATE INDEX "navigation_module__status_idx" ON "navigation_module" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_15_idx" ON "navigation_module" USING btree ("group","locale");
  CREATE INDEX "navigation_module_rels_order_idx" ON "navigation_module_rels" USING btree ("order");
  CREATE INDEX "navigation_module_rels_parent_idx" ON "navigation_module_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_module_rels_path_idx" ON "navigation_module_rels" USING btree ("path");
  CREATE INDEX "navigation_module_rels_page_single_id_idx" ON "navigation_module_rels" USING btree ("page_single_id");
  CREATE INDEX "navigation_module_rels_page_generic_id_idx" ON "navigation_module_rels" USING btree ("page_generic_id");
  CREATE INDEX "navigation_module_rels_page_region_id_idx" ON "navigation_module_rels" USING btree ("page_region_id");
  CREATE INDEX "navigation_module_rels_page_country_id_idx" ON "navigation_module_rels" USING btree ("page_country_id");
  CREATE INDEX "navigation_module_rels_page_guide_id_idx" ON "navigation_module_rels" USING btree ("page_guide_id");
  CREATE INDEX "navigation_module_rels_guide_taxonomy_id_idx" ON "navigation_module_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "navigation_module_rels_guide_theme_id_idx" ON "navigation_module_rels" USING btree ("guide_theme_id");
  CREATE INDEX "navigation_module_rels_page_offer_id_idx" ON "navigation_module_rels" USING btree ("page_offer_id");
  CREATE INDEX "navigation_module_rels_product_page_id_idx" ON "navigation_module_rels" USING btree ("product_page_id");
  CREATE INDEX "navigation_module_rels_page_form_id_idx" ON "navigation_module_rels" USING btree ("page_form_id");
  CREATE INDEX "navigation_module_rels_page_article_id_idx" ON "navigation_module_rels" USING btree ("page_article_id");
  CREATE INDEX "navigation_module_rels_page_faq_id_idx" ON "navigation_module_rels" USING btree ("page_faq_id");
  CREATE INDEX "navigation_module_rels_page_landing_id_idx" ON "navigation_module_rels" USING btree ("page_landing_id");
  CREATE INDEX "navigation_module_rels_page_error_id_idx" ON "navigation_module_rels" USING btree ("page_error_id");
  CREATE INDEX "_navigation_module_v_version_groups_links_order_idx" ON "_navigation_module_v_version_groups_links" USING btree ("_order");
  CREATE INDEX "_navigation_module_v_version_groups_links_parent_id_idx" ON "_navigation_module_v_version_groups_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_module_v_version_groups_order_idx" ON "_navigation_module_v_version_groups" USING btree ("_order");
  CREATE INDEX "_navigation_module_v_version_groups_parent_id_idx" ON "_navigation_module_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_navigation_module_v_parent_idx" ON "_navigation_module_v" USING btree ("parent_id");
  CREATE INDEX "_navigation_module_v_version_version_locale_idx" ON "_navigation_module_v" USING btree ("version_locale");
  CREATE INDEX "_navigation_module_v_version_version_audience_idx" ON "_navigation_module_v" USING btree ("version_audience");
  CREATE INDEX "_navigation_module_v_version_version_group_idx" ON "_navigation_module_v" USING btree ("version_group");
  CREATE INDEX "_navigation_module_v_version_version_uid_idx" ON "_navigation_module_v" USING btree ("version_uid");
  CREATE INDEX "_navigation_module_v_version_promo_version_promo_image_idx" ON "_navigation_module_v" USING btree ("version_promo_image_id");
  CREATE INDEX "_navigation_module_v_version_version_updated_at_idx" ON "_navigation_module_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigation_module_v_version_version_created_at_idx" ON "_navigation_module_v" USING btree ("version_created_at");
  CREATE INDEX "_navigation_module_v_version_version_deleted_at_idx" ON "_navigation_module_v" USING btree ("version_deleted_at");
  CREATE INDEX "_navigation_module_v_version_version__status_idx" ON "_navigation_module_v" USING btree ("version__status");
  CREATE INDEX "_navigation_module_v_created_at_idx" ON "_navigation_module_v" USING btree ("created_at");
  CREATE INDEX "_navigation_module_v_updated_at_idx" ON "_navigation_module_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_module_v_latest_idx" ON "_navigation_module_v" USING btree ("latest");
  CREATE INDEX "_navigation_module_v_autosave_idx" ON "_navigation_module_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_15_idx" ON "_navigation_module_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_navigation_module_v_rels_order_idx" ON "_navigation_module_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_module_v_rels_parent_idx" ON "_navigation_module_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_module_v_rels_path_idx" ON "_navigation_module_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_module_v_rels_page_single_id_idx" ON "_navigation_module_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_navigation_module_v_rels_page_generic_id_idx" ON "_navigation_module_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_navigation_module_v_rels_page_region_id_idx" ON "_navigation_module_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_navigation_module_v_rels_page_country_id_idx" ON "_navigation_module_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_navigation_module_v_rels_page_guide_id_idx" ON "_navigation_module_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_navigation_module_v_rels_guide_taxonomy_id_idx" ON "_navigation_module_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_navigation_module_v_rels_guide_theme_id_idx" ON "_navigation_module_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_navigation_module_v_rels_page_offer_id_idx" ON "_navigation_module_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_navigation_module_v_rels_product_page_id_idx" ON "_navigation_module_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_navigation_module_v_rels_page_form_id_idx" ON "_navigation_module_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_navigation_module_v_rels_page_article_id_idx" ON "_navigation_module_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_navigation_module_v_rels_page_faq_id_idx" ON "_navigation_module_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_navigation_module_v_rels_page_landing_id_idx" ON "_navigation_module_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_navigation_module_v_rels_page_error_id_idx" ON "_navigation_module_v_rels" USING btree ("page_error_id");
  CREATE INDEX "footer_module_quick_links_order_idx" ON "footer_module_quick_links" USING btree ("_order");
  CREATE INDEX "footer_module_quick_links_parent_id_idx" ON "footer_module_quick_links" USING btree ("_parent_id");
  CREATE INDEX "footer_module_quotes_order_idx" ON "footer_module_quotes" USING btree ("_order");
  CREATE INDEX "footer_module_quotes_parent_id_idx" ON "footer_module_quotes" USING btree ("_parent_id");
  CREATE INDEX "footer_module_about_order_idx" ON "footer_module_about" USING btree ("_order");
  CREATE INDEX "footer_module_about_parent_id_idx" ON "footer_module_about" USING btree ("_parent_id");
  CREATE INDEX "footer_module_social_order_idx" ON "footer_module_social" USING btree ("_order");
  CREATE INDEX "footer_module_social_parent_id_idx" ON "footer_module_social" USING btree ("_parent_id");
  CREATE INDEX "footer_module_apps_order_idx" ON "footer_module_apps" USING btree ("_order");
  CREATE INDEX "footer_module_apps_parent_id_idx" ON "footer_module_apps" USING btree ("_parent_id");
  CREATE INDEX "footer_module_legal_links_order_idx" ON "footer_module_legal_links" USING btree ("_order");
  CREATE INDEX "footer_module_legal_links_parent_id_idx" ON "footer_module_legal_links" USING btree ("_parent_id");
  CREATE INDEX "footer_module_market_links_order_idx" ON "footer_module_market_links" USING btree ("_order");
  CREATE INDEX "footer_module_market_links_parent_id_idx" ON "footer_module_market_links" USING btree ("_parent_id");
  CREATE INDEX "footer_module_locale_idx" ON "footer_module" USING btree ("locale");
  CREATE INDEX "footer_module_audience_idx" ON "footer_module" USING btree ("audience");
  CREATE INDEX "footer_module_group_idx" ON "footer_module" USING btree ("group");
  CREATE INDEX "footer_module_uid_idx" ON "footer_module" USING btree ("uid");
  CREATE INDEX "footer_module_updated_at_idx" ON "footer_module" USING btree ("updated_at");
  CREATE INDEX "footer_module_created_at_idx" ON "footer_module" USING btree ("created_at");
  CREATE INDEX "footer_module_deleted_at_idx" ON "footer_module" USING btree ("deleted_at");
  CREATE INDEX "footer_module__status_idx" ON "footer_module" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_16_idx" ON "footer_module" USING btree ("group","locale");
  CREATE INDEX "footer_module_rels_order_idx" ON "footer_module_rels" USING btree ("order");
  CREATE INDEX "footer_module_rels_parent_idx" ON "footer_module_rels" USING btree ("parent_id");
  CREATE INDEX "footer_module_rels_path_idx" ON "footer_module_rels" USING btree ("path");
  CREATE INDEX "footer_module_rels_page_single_id_idx" ON "footer_module_rels" USING btree ("page_single_id");
  CREATE INDEX "footer_module_rels_page_generic_id_idx" ON "footer_module_rels" USING btree ("page_generic_id");
  CREATE INDEX "footer_module_rels_page_region_id_idx" ON "footer_module_rels" USING btree ("page_region_id");
  CREATE INDEX "footer_module_rels_page_country_id_idx" ON "footer_module_rels" USING btree ("page_country_id");
  CREATE INDEX "footer_module_rels_page_guide_id_idx" ON "footer_module_rels" USING btree ("page_guide_id");
  CREATE INDEX "footer_module_rels_guide_taxonomy_id_idx" ON "footer_module_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "footer_module_rels_guide_theme_id_idx" ON "footer_module_rels" USING btree ("guide_theme_id");
  CREATE INDEX "footer_module_rels_page_offer_id_idx" ON "footer_module_rels" USING btree ("page_offer_id");
  CREATE INDEX "footer_module_rels_product_page_id_idx" ON "footer_module_rels" USING btree ("product_page_id");
  CREATE INDEX "footer_module_rels_page_form_id_idx" ON "footer_module_rels" USING btree ("page_form_id");
  CREATE INDEX "footer_module_rels_page_article_id_idx" ON "footer_module_rels" USING btree ("page_article_id");
  CREATE INDEX "footer_module_rels_page_faq_id_idx" ON "footer_module_rels" USING btree ("page_faq_id");
  CREATE INDEX "footer_module_rels_page_landing_id_idx" ON "footer_module_rels" USING btree ("page_landing_id");
  CREATE INDEX "footer_module_rels_page_error_id_idx" ON "footer_module_rels" USING btree ("page_error_id");
  CREATE INDEX "_footer_module_v_version_quick_links_order_idx" ON "_footer_module_v_version_quick_links" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_quick_links_parent_id_idx" ON "_footer_module_v_version_quick_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_version_quotes_order_idx" ON "_footer_module_v_version_quotes" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_quotes_parent_id_idx" ON "_footer_module_v_version_quotes" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_version_about_order_idx" ON "_footer_module_v_version_about" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_about_parent_id_idx" ON "_footer_module_v_version_about" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_version_social_order_idx" ON "_footer_module_v_version_social" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_social_parent_id_idx" ON "_footer_module_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_version_apps_order_idx" ON "_footer_module_v_version_apps" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_apps_parent_id_idx" ON "_footer_module_v_version_apps" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_version_legal_links_order_idx" ON "_footer_module_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_legal_links_parent_id_idx" ON "_footer_module_v_version_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_version_market_links_order_idx" ON "_footer_module_v_version_market_links" USING btree ("_order");
  CREATE INDEX "_footer_module_v_version_market_links_parent_id_idx" ON "_footer_module_v_version_market_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_module_v_parent_idx" ON "_footer_module_v" USING btree ("parent_id");
  CREATE INDEX "_footer_module_v_version_version_locale_idx" ON "_footer_module_v" USING btree ("version_locale");
  CREATE INDEX "_footer_module_v_version_version_audience_idx" ON "_footer_module_v" USING btree ("version_audience");
  CREATE INDEX "_footer_module_v_version_version_group_idx" ON "_footer_module_v" USING btree ("version_group");
  CREATE INDEX "_footer_module_v_version_version_uid_idx" ON "_footer_module_v" USING btree ("version_uid");
  CREATE INDEX "_footer_module_v_version_version_updated_at_idx" ON "_footer_module_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_module_v_version_version_created_at_idx" ON "_footer_module_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_module_v_version_version_deleted_at_idx" ON "_footer_module_v" USING btree ("version_deleted_at");
  CREATE INDEX "_footer_module_v_version_version__status_idx" ON "_footer_module_v" USING btree ("version__status");
  CREATE INDEX "_footer_module_v_created_at_idx" ON "_footer_module_v" USING btree ("created_at");
  CREATE INDEX "_footer_module_v_updated_at_idx" ON "_footer_module_v" USING btree ("updated_at");
  CREATE INDEX "_footer_module_v_latest_idx" ON "_footer_module_v" USING btree ("latest");
  CREATE INDEX "_footer_module_v_autosave_idx" ON "_footer_module_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_16_idx" ON "_footer_module_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_footer_module_v_rels_order_idx" ON "_footer_module_v_rels" USING btree ("order");
  CREATE INDEX "_footer_module_v_rels_parent_idx" ON "_footer_module_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_module_v_rels_path_idx" ON "_footer_module_v_rels" USING btree ("path");
  CREATE INDEX "_footer_module_v_rels_page_single_id_idx" ON "_footer_module_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_footer_module_v_rels_page_generic_id_idx" ON "_footer_module_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_footer_module_v_rels_page_region_id_idx" ON "_footer_module_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_footer_module_v_rels_page_country_id_idx" ON "_footer_module_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_footer_module_v_rels_page_guide_id_idx" ON "_footer_module_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_footer_module_v_rels_guide_taxonomy_id_idx" ON "_footer_module_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_footer_module_v_rels_guide_theme_id_idx" ON "_footer_module_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_footer_module_v_rels_page_offer_id_idx" ON "_footer_module_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_footer_module_v_rels_product_page_id_idx" ON "_footer_module_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_footer_module_v_rels_page_form_id_idx" ON "_footer_module_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_footer_module_v_rels_page_article_id_idx" ON "_footer_module_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_footer_module_v_rels_page_faq_id_idx" ON "_footer_module_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_footer_module_v_rels_page_landing_id_idx" ON "_footer_module_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_footer_module_v_rels_page_error_id_idx" ON "_footer_module_v_rels" USING btree ("page_error_id");
  CREATE INDEX "module_lisa_locale_idx" ON "module_lisa" USING btree ("locale");
  CREATE INDEX "module_lisa_audience_idx" ON "module_lisa" USING btree ("audience");
  CREATE INDEX "module_lisa_group_idx" ON "module_lisa" USING btree ("group");
  CREATE INDEX "module_lisa_uid_idx" ON "module_lisa" USING btree ("uid");
  CREATE INDEX "module_lisa_image_idx" ON "module_lisa" USING btree ("image_id");
  CREATE INDEX "module_lisa_no_result_page_idx" ON "module_lisa" USING btree ("no_result_page_id");
  CREATE INDEX "module_lisa_error_page_idx" ON "module_lisa" USING btree ("error_page_id");
  CREATE INDEX "module_lisa_updated_at_idx" ON "module_lisa" USING btree ("updated_at");
  CREATE INDEX "module_lisa_created_at_idx" ON "module_lisa" USING btree ("created_at");
  CREATE INDEX "module_lisa_deleted_at_idx" ON "module_lisa" USING btree ("deleted_at");
  CREATE INDEX "module_lisa__status_idx" ON "module_lisa" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_17_idx" ON "module_lisa" USING btree ("group","locale");
  CREATE INDEX "module_lisa_rels_order_idx" ON "module_lisa_rels" USING btree ("order");
  CREATE INDEX "module_lisa_rels_parent_idx" ON "module_lisa_rels" USING btree ("parent_id");
  CREATE INDEX "module_lisa_rels_path_idx" ON "module_lisa_rels" USING btree ("path");
  CREATE INDEX "module_lisa_rels_page_single_id_idx" ON "module_lisa_rels" USING btree ("page_single_id");
  CREATE INDEX "module_lisa_rels_page_generic_id_idx" ON "module_lisa_rels" USING btree ("page_generic_id");
  CREATE INDEX "module_lisa_rels_page_region_id_idx" ON "module_lisa_rels" USING btree ("page_region_id");
  CREATE INDEX "module_lisa_rels_page_country_id_idx" ON "module_lisa_rels" USING btree ("page_country_id");
  CREATE INDEX "module_lisa_rels_page_guide_id_idx" ON "module_lisa_rels" USING btree ("page_guide_id");
  CREATE INDEX "module_lisa_rels_guide_taxonomy_id_idx" ON "module_lisa_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "module_lisa_rels_guide_theme_id_idx" ON "module_lisa_rels" USING btree ("guide_theme_id");
  CREATE INDEX "module_lisa_rels_page_offer_id_idx" ON "module_lisa_rels" USING btree ("page_offer_id");
  CREATE INDEX "module_lisa_rels_product_page_id_idx" ON "module_lisa_rels" USING btree ("product_page_id");
  CREATE INDEX "module_lisa_rels_page_form_id_idx" ON "module_lisa_rels" USING btree ("page_form_id");
  CREATE INDEX "module_lisa_rels_page_article_id_idx" ON "module_lisa_rels" USING btree ("page_article_id");
  CREATE INDEX "module_lisa_rels_page_faq_id_idx" ON "module_lisa_rels" USING btree ("page_faq_id");
  CREATE INDEX "module_lisa_rels_page_landing_id_idx" ON "module_lisa_rels" USING btree ("page_landing_id");
  CREATE INDEX "module_lisa_rels_page_error_id_idx" ON "module_lisa_rels" USING btree ("page_error_id");
  CREATE INDEX "module_lisa_rels_cover_types_id_idx" ON "module_lisa_rels" USING btree ("cover_types_id");
  CREATE INDEX "_module_lisa_v_parent_idx" ON "_module_lisa_v" USING btree ("parent_id");
  CREATE INDEX "_module_lisa_v_version_version_locale_idx" ON "_module_lisa_v" USING btree ("version_locale");
  CREATE INDEX "_module_lisa_v_version_version_audience_idx" ON "_module_lisa_v" USING btree ("version_audience");
  CREATE INDEX "_module_lisa_v_version_version_group_idx" ON "_module_lisa_v" USING btree ("version_group");
  CREATE INDEX "_module_lisa_v_version_version_uid_idx" ON "_module_lisa_v" USING btree ("version_uid");
  CREATE INDEX "_module_lisa_v_version_version_image_idx" ON "_module_lisa_v" USING btree ("version_image_id");
  CREATE INDEX "_module_lisa_v_version_version_no_result_page_idx" ON "_module_lisa_v" USING btree ("version_no_result_page_id");
  CREATE INDEX "_module_lisa_v_version_version_error_page_idx" ON "_module_lisa_v" USING btree ("version_error_page_id");
  CREATE INDEX "_module_lisa_v_version_version_updated_at_idx" ON "_module_lisa_v" USING btree ("version_updated_at");
  CREATE INDEX "_module_lisa_v_version_version_created_at_idx" ON "_module_lisa_v" USING btree ("version_created_at");
  CREATE INDEX "_module_lisa_v_version_version_deleted_at_idx" ON "_module_lisa_v" USING btree ("version_deleted_at");
  CREATE INDEX "_module_lisa_v_version_version__status_idx" ON "_module_lisa_v" USING btree ("version__status");
  CREATE INDEX "_module_lisa_v_created_at_idx" ON "_module_lisa_v" USING btree ("created_at");
  CREATE INDEX "_module_lisa_v_updated_at_idx" ON "_module_lisa_v" USING btree ("updated_at");
  CREATE INDEX "_module_lisa_v_latest_idx" ON "_module_lisa_v" USING btree ("latest");
  CREATE INDEX "_module_lisa_v_autosave_idx" ON "_module_lisa_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_17_idx" ON "_module_lisa_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_module_lisa_v_rels_order_idx" ON "_module_lisa_v_rels" USING btree ("order");
  CREATE INDEX "_module_lisa_v_rels_parent_idx" ON "_module_lisa_v_rels" USING btree ("parent_id");
  CREATE INDEX "_module_lisa_v_rels_path_idx" ON "_module_lisa_v_rels" USING btree ("path");
  CREATE INDEX "_module_lisa_v_rels_page_single_id_idx" ON "_module_lisa_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_module_lisa_v_rels_page_generic_id_idx" ON "_module_lisa_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_module_lisa_v_rels_page_region_id_idx" ON "_module_lisa_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_module_lisa_v_rels_page_country_id_idx" ON "_module_lisa_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_module_lisa_v_rels_page_guide_id_idx" ON "_module_lisa_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_module_lisa_v_rels_guide_taxonomy_id_idx" ON "_module_lisa_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_module_lisa_v_rels_guide_theme_id_idx" ON "_module_lisa_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_module_lisa_v_rels_page_offer_id_idx" ON "_module_lisa_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_module_lisa_v_rels_product_page_id_idx" ON "_module_lisa_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_module_lisa_v_rels_page_form_id_idx" ON "_module_lisa_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_module_lisa_v_rels_page_article_id_idx" ON "_module_lisa_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_module_lisa_v_rels_page_faq_id_idx" ON "_module_lisa_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_module_lisa_v_rels_page_landing_id_idx" ON "_module_lisa_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_module_lisa_v_rels_page_error_id_idx" ON "_module_lisa_v_rels" USING btree ("page_error_id");
  CREATE INDEX "_module_lisa_v_rels_cover_types_id_idx" ON "_module_lisa_v_rels" USING btree ("cover_types_id");
  CREATE INDEX "module_eligibility_locale_idx" ON "module_eligibility" USING btree ("locale");
  CREATE INDEX "module_eligibility_audience_idx" ON "module_eligibility" USING btree ("audience");
  CREATE INDEX "module_eligibility_group_idx" ON "module_eligibility" USING btree ("group");
  CREATE INDEX "module_eligibility_uid_idx" ON "module_eligibility" USING btree ("uid");
  CREATE INDEX "module_eligibility_image_idx" ON "module_eligibility" USING btree ("image_id");
  CREATE INDEX "module_eligibility_updated_at_idx" ON "module_eligibility" USING btree ("updated_at");
  CREATE INDEX "module_eligibility_created_at_idx" ON "module_eligibility" USING btree ("created_at");
  CREATE INDEX "module_eligibility_deleted_at_idx" ON "module_eligibility" USING btree ("deleted_at");
  CREATE INDEX "module_eligibility__status_idx" ON "module_eligibility" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_18_idx" ON "module_eligibility" USING btree ("group","locale");
  CREATE INDEX "_module_eligibility_v_parent_idx" ON "_module_eligibility_v" USING btree ("parent_id");
  CREATE INDEX "_module_eligibility_v_version_version_locale_idx" ON "_module_eligibility_v" USING btree ("version_locale");
  CREATE INDEX "_module_eligibility_v_version_version_audience_idx" ON "_module_eligibility_v" USING btree ("version_audience");
  CREATE INDEX "_module_eligibility_v_version_version_group_idx" ON "_module_eligibility_v" USING btree ("version_group");
  CREATE INDEX "_module_eligibility_v_version_version_uid_idx" ON "_module_eligibility_v" USING btree ("version_uid");
  CREATE INDEX "_module_eligibility_v_version_version_image_idx" ON "_module_eligibility_v" USING btree ("version_image_id");
  CREATE INDEX "_module_eligibility_v_version_version_updated_at_idx" ON "_module_eligibility_v" USING btree ("version_updated_at");
  CREATE INDEX "_module_eligibility_v_version_version_created_at_idx" ON "_module_eligibility_v" USING btree ("version_created_at");
  CREATE INDEX "_module_eligibility_v_version_version_deleted_at_idx" ON "_module_eligibility_v" USING btree ("version_deleted_at");
  CREATE INDEX "_module_eligibility_v_version_version__status_idx" ON "_module_eligibility_v" USING btree ("version__status");
  CREATE INDEX "_module_eligibility_v_created_at_idx" ON "_module_eligibility_v" USING btree ("created_at");
  CREATE INDEX "_module_eligibility_v_updated_at_idx" ON "_module_eligibility_v" USING btree ("updated_at");
  CREATE INDEX "_module_eligibility_v_latest_idx" ON "_module_eligibility_v" USING btree ("latest");
  CREATE INDEX "_module_eligibility_v_autosave_idx" ON "_module_eligibility_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_18_idx" ON "_module_eligibility_v" USING btree ("version_group","version_locale");
  CREATE INDEX "cover_types_locale_idx" ON "cover_types" USING btree ("locale");
  CREATE INDEX "cover_types_group_idx" ON "cover_types" USING btree ("group");
  CREATE INDEX "cover_types_key_idx" ON "cover_types" USING btree ("key");
  CREATE INDEX "cover_types_updated_at_idx" ON "cover_types" USING btree ("updated_at");
  CREATE INDEX "cover_types_created_at_idx" ON "cover_types" USING btree ("created_at");
  CREATE INDEX "cover_types_deleted_at_idx" ON "cover_types" USING btree ("deleted_at");
  CREATE INDEX "cover_types__status_idx" ON "cover_types" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_19_idx" ON "cover_types" USING btree ("group","locale");
  CREATE INDEX "_cover_types_v_parent_idx" ON "_cover_types_v" USING btree ("parent_id");
  CREATE INDEX "_cover_types_v_version_version_locale_idx" ON "_cover_types_v" USING btree ("version_locale");
  CREATE INDEX "_cover_types_v_version_version_group_idx" ON "_cover_types_v" USING btree ("version_group");
  CREATE INDEX "_cover_types_v_version_version_key_idx" ON "_cover_types_v" USING btree ("version_key");
  CREATE INDEX "_cover_types_v_version_version_updated_at_idx" ON "_cover_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_cover_types_v_version_version_created_at_idx" ON "_cover_types_v" USING btree ("version_created_at");
  CREATE INDEX "_cover_types_v_version_version_deleted_at_idx" ON "_cover_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cover_types_v_version_version__status_idx" ON "_cover_types_v" USING btree ("version__status");
  CREATE INDEX "_cover_types_v_created_at_idx" ON "_cover_types_v" USING btree ("created_at");
  CREATE INDEX "_cover_types_v_updated_at_idx" ON "_cover_types_v" USING btree ("updated_at");
  CREATE INDEX "_cover_types_v_latest_idx" ON "_cover_types_v" USING btree ("latest");
  CREATE INDEX "_cover_types_v_autosave_idx" ON "_cover_types_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_19_idx" ON "_cover_types_v" USING btree ("version_group","version_locale");
  CREATE INDEX "offer_locale_idx" ON "offer" USING btree ("locale");
  CREATE INDEX "offer_audience_idx" ON "offer" USING btree ("audience");
  CREATE INDEX "offer_group_idx" ON "offer" USING btree ("group");
  CREATE INDEX "offer_key_idx" ON "offer" USING btree ("key");
  CREATE INDEX "offer_uid_idx" ON "offer" USING btree ("uid");
  CREATE INDEX "offer_updated_at_idx" ON "offer" USING btree ("updated_at");
  CREATE INDEX "offer_created_at_idx" ON "offer" USING btree ("created_at");
  CREATE INDEX "offer_deleted_at_idx" ON "offer" USING btree ("deleted_at");
  CREATE INDEX "offer__status_idx" ON "offer" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_20_idx" ON "offer" USING btree ("group","locale");
  CREATE INDEX "offer_rels_order_idx" ON "offer_rels" USING btree ("order");
  CREATE INDEX "offer_rels_parent_idx" ON "offer_rels" USING btree ("parent_id");
  CREATE INDEX "offer_rels_path_idx" ON "offer_rels" USING btree ("path");
  CREATE INDEX "offer_rels_cover_types_id_idx" ON "offer_rels" USING btree ("cover_types_id");
  CREATE INDEX "_offer_v_parent_idx" ON "_offer_v" USING btree ("parent_id");
  CREATE INDEX "_offer_v_version_version_locale_idx" ON "_offer_v" USING btree ("version_locale");
  CREATE INDEX "_offer_v_version_version_audience_idx" ON "_offer_v" USING btree ("version_audience");
  CREATE INDEX "_offer_v_version_version_group_idx" ON "_offer_v" USING btree ("version_group");
  CREATE INDEX "_offer_v_version_version_key_idx" ON "_offer_v" USING btree ("version_key");
  CREATE INDEX "_offer_v_version_version_uid_idx" ON "_offer_v" USING btree ("version_uid");
  CREATE INDEX "_offer_v_version_version_updated_at_idx" ON "_offer_v" USING btree ("version_updated_at");
  CREATE INDEX "_offer_v_version_version_created_at_idx" ON "_offer_v" USING btree ("version_created_at");
  CREATE INDEX "_offer_v_version_version_deleted_at_idx" ON "_offer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offer_v_version_version__status_idx" ON "_offer_v" USING btree ("version__status");
  CREATE INDEX "_offer_v_created_at_idx" ON "_offer_v" USING btree ("created_at");
  CREATE INDEX "_offer_v_updated_at_idx" ON "_offer_v" USING btree ("updated_at");
  CREATE INDEX "_offer_v_latest_idx" ON "_offer_v" USING btree ("latest");
  CREATE INDEX "_offer_v_autosave_idx" ON "_offer_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_20_idx" ON "_offer_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_offer_v_rels_order_idx" ON "_offer_v_rels" USING btree ("order");
  CREATE INDEX "_offer_v_rels_parent_idx" ON "_offer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offer_v_rels_path_idx" ON "_offer_v_rels" USING btree ("path");
  CREATE INDEX "_offer_v_rels_cover_types_id_idx" ON "_offer_v_rels" USING btree ("cover_types_id");
  CREATE INDEX "module_card_locale_idx" ON "module_card" USING btree ("locale");
  CREATE INDEX "module_card_audience_idx" ON "module_card" USING btree ("audience");
  CREATE INDEX "module_card_group_idx" ON "module_card" USING btree ("group");
  CREATE INDEX "module_card_uid_idx" ON "module_card" USING btree ("uid");
  CREATE INDEX "module_card_card_image_idx" ON "module_card" USING btree ("card_image_id");
  CREATE INDEX "module_card_updated_at_idx" ON "module_card" USING btree ("updated_at");
  CREATE INDEX "module_card_created_at_idx" ON "module_card" USING btree ("created_at");
  CREATE INDEX "module_card_deleted_at_idx" ON "module_card" USING btree ("deleted_at");
  CREATE INDEX "module_card__status_idx" ON "module_card" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_21_idx" ON "module_card" USING btree ("group","locale");
  CREATE INDEX "module_card_rels_order_idx" ON "module_card_rels" USING btree ("order");
  CREATE INDEX "module_card_rels_parent_idx" ON "module_card_rels" USING btree ("parent_id");
  CREATE INDEX "module_card_rels_path_idx" ON "module_card_rels" USING btree ("path");
  CREATE INDEX "module_card_rels_page_single_id_idx" ON "module_card_rels" USING btree ("page_single_id");
  CREATE INDEX "module_card_rels_page_generic_id_idx" ON "module_card_rels" USING btree ("page_generic_id");
  CREATE INDEX "module_card_rels_page_region_id_idx" ON "module_card_rels" USING btree ("page_region_id");
  CREATE INDEX "module_card_rels_page_country_id_idx" ON "module_card_rels" USING btree ("page_country_id");
  CREATE INDEX "module_card_rels_page_guide_id_idx" ON "module_card_rels" USING btree ("page_guide_id");
  CREATE INDEX "module_card_rels_guide_taxonomy_id_idx" ON "module_card_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "module_card_rels_guide_theme_id_idx" ON "module_card_rels" USING btree ("guide_theme_id");
  CREATE INDEX "module_card_rels_page_offer_id_idx" ON "module_card_rels" USING btree ("page_offer_id");
  CREATE INDEX "module_card_rels_product_page_id_idx" ON "module_card_rels" USING btree ("product_page_id");
  CREATE INDEX "module_card_rels_page_form_id_idx" ON "module_card_rels" USING btree ("page_form_id");
  CREATE INDEX "module_card_rels_page_article_id_idx" ON "module_card_rels" USING btree ("page_article_id");
  CREATE INDEX "module_card_rels_page_faq_id_idx" ON "module_card_rels" USING btree ("page_faq_id");
  CREATE INDEX "module_card_rels_page_landing_id_idx" ON "module_card_rels" USING btree ("page_landing_id");
  CREATE INDEX "module_card_rels_page_error_id_idx" ON "module_card_rels" USING btree ("page_error_id");
  CREATE INDEX "_module_card_v_parent_idx" ON "_module_card_v" USING btree ("parent_id");
  CREATE INDEX "_module_card_v_version_version_locale_idx" ON "_module_card_v" USING btree ("version_locale");
  CREATE INDEX "_module_card_v_version_version_audience_idx" ON "_module_card_v" USING btree ("version_audience");
  CREATE INDEX "_module_card_v_version_version_group_idx" ON "_module_card_v" USING btree ("version_group");
  CREATE INDEX "_module_card_v_version_version_uid_idx" ON "_module_card_v" USING btree ("version_uid");
  CREATE INDEX "_module_card_v_version_version_card_image_idx" ON "_module_card_v" USING btree ("version_card_image_id");
  CREATE INDEX "_module_card_v_version_version_updated_at_idx" ON "_module_card_v" USING btree ("version_updated_at");
  CREATE INDEX "_module_card_v_version_version_created_at_idx" ON "_module_card_v" USING btree ("version_created_at");
  CREATE INDEX "_module_card_v_version_version_deleted_at_idx" ON "_module_card_v" USING btree ("version_deleted_at");
  CREATE INDEX "_module_card_v_version_version__status_idx" ON "_module_card_v" USING btree ("version__status");
  CREATE INDEX "_module_card_v_created_at_idx" ON "_module_card_v" USING btree ("created_at");
  CREATE INDEX "_module_card_v_updated_at_idx" ON "_module_card_v" USING btree ("updated_at");
  CREATE INDEX "_module_card_v_latest_idx" ON "_module_card_v" USING btree ("latest");
  CREATE INDEX "_module_card_v_autosave_idx" ON "_module_card_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_21_idx" ON "_module_card_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_module_card_v_rels_order_idx" ON "_module_card_v_rels" USING btree ("order");
  CREATE INDEX "_module_card_v_rels_parent_idx" ON "_module_card_v_rels" USING btree ("parent_id");
  CREATE INDEX "_module_card_v_rels_path_idx" ON "_module_card_v_rels" USING btree ("path");
  CREATE INDEX "_module_card_v_rels_page_single_id_idx" ON "_module_card_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_module_card_v_rels_page_generic_id_idx" ON "_module_card_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_module_card_v_rels_page_region_id_idx" ON "_module_card_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_module_card_v_rels_page_country_id_idx" ON "_module_card_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_module_card_v_rels_page_guide_id_idx" ON "_module_card_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_module_card_v_rels_guide_taxonomy_id_idx" ON "_module_card_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_module_card_v_rels_guide_theme_id_idx" ON "_module_card_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_module_card_v_rels_page_offer_id_idx" ON "_module_card_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_module_card_v_rels_product_page_id_idx" ON "_module_card_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_module_card_v_rels_page_form_id_idx" ON "_module_card_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_module_card_v_rels_page_article_id_idx" ON "_module_card_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_module_card_v_rels_page_faq_id_idx" ON "_module_card_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_module_card_v_rels_page_landing_id_idx" ON "_module_card_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_module_card_v_rels_page_error_id_idx" ON "_module_card_v_rels" USING btree ("page_error_id");
  CREATE INDEX "module_contact_locale_idx" ON "module_contact" USING btree ("locale");
  CREATE INDEX "module_contact_audience_idx" ON "module_contact" USING btree ("audience");
  CREATE INDEX "module_contact_group_idx" ON "module_contact" USING btree ("group");
  CREATE INDEX "module_contact_uid_idx" ON "module_contact" USING btree ("uid");
  CREATE INDEX "module_contact_updated_at_idx" ON "module_contact" USING btree ("updated_at");
  CREATE INDEX "module_contact_created_at_idx" ON "module_contact" USING btree ("created_at");
  CREATE INDEX "module_contact_deleted_at_idx" ON "module_contact" USING btree ("deleted_at");
  CREATE INDEX "module_contact__status_idx" ON "module_contact" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_22_idx" ON "module_contact" USING btree ("group","locale");
  CREATE INDEX "module_contact_rels_order_idx" ON "module_contact_rels" USING btree ("order");
  CREATE INDEX "module_contact_rels_parent_idx" ON "module_contact_rels" USING btree ("parent_id");
  CREATE INDEX "module_contact_rels_path_idx" ON "module_contact_rels" USING btree ("path");
  CREATE INDEX "module_contact_rels_page_single_id_idx" ON "module_contact_rels" USING btree ("page_single_id");
  CREATE INDEX "module_contact_rels_page_generic_id_idx" ON "module_contact_rels" USING btree ("page_generic_id");
  CREATE INDEX "module_contact_rels_page_region_id_idx" ON "module_contact_rels" USING btree ("page_region_id");
  CREATE INDEX "module_contact_rels_page_country_id_idx" ON "module_contact_rels" USING btree ("page_country_id");
  CREATE INDEX "module_contact_rels_page_guide_id_idx" ON "module_contact_rels" USING btree ("page_guide_id");
  CREATE INDEX "module_contact_rels_guide_taxonomy_id_idx" ON "module_contact_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "module_contact_rels_guide_theme_id_idx" ON "module_contact_rels" USING btree ("guide_theme_id");
  CREATE INDEX "module_contact_rels_page_offer_id_idx" ON "module_contact_rels" USING btree ("page_offer_id");
  CREATE INDEX "module_contact_rels_product_page_id_idx" ON "module_contact_rels" USING btree ("product_page_id");
  CREATE INDEX "module_contact_rels_page_form_id_idx" ON "module_contact_rels" USING btree ("page_form_id");
  CREATE INDEX "module_contact_rels_page_article_id_idx" ON "module_contact_rels" USING btree ("page_article_id");
  CREATE INDEX "module_contact_rels_page_faq_id_idx" ON "module_contact_rels" USING btree ("page_faq_id");
  CREATE INDEX "module_contact_rels_page_landing_id_idx" ON "module_contact_rels" USING btree ("page_landing_id");
  CREATE INDEX "module_contact_rels_page_error_id_idx" ON "module_contact_rels" USING btree ("page_error_id");
  CREATE INDEX "_module_contact_v_parent_idx" ON "_module_contact_v" USING btree ("parent_id");
  CREATE INDEX "_module_contact_v_version_version_locale_idx" ON "_module_contact_v" USING btree ("version_locale");
  CREATE INDEX "_module_contact_v_version_version_audience_idx" ON "_module_contact_v" USING btree ("version_audience");
  CREATE INDEX "_module_contact_v_version_version_group_idx" ON "_module_contact_v" USING btree ("version_group");
  CREATE INDEX "_module_contact_v_version_version_uid_idx" ON "_module_contact_v" USING btree ("version_uid");
  CREATE INDEX "_module_contact_v_version_version_updated_at_idx" ON "_module_contact_v" USING btree ("version_updated_at");
  CREATE INDEX "_module_contact_v_version_version_created_at_idx" ON "_module_contact_v" USING btree ("version_created_at");
  CREATE INDEX "_module_contact_v_version_version_deleted_at_idx" ON "_module_contact_v" USING btree ("version_deleted_at");
  CREATE INDEX "_module_contact_v_version_version__status_idx" ON "_module_contact_v" USING btree ("version__status");
  CREATE INDEX "_module_contact_v_created_at_idx" ON "_module_contact_v" USING btree ("created_at");
  CREATE INDEX "_module_contact_v_updated_at_idx" ON "_module_contact_v" USING btree ("updated_at");
  CREATE INDEX "_module_contact_v_latest_idx" ON "_module_contact_v" USING btree ("latest");
  CREATE INDEX "_module_contact_v_autosave_idx" ON "_module_contact_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_22_idx" ON "_module_contact_v" USING btree ("version_group","version_locale");
  CREATE INDEX "_module_contact_v_rels_order_idx" ON "_module_contact_v_rels" USING btree ("order");
  CREATE INDEX "_module_contact_v_rels_parent_idx" ON "_module_contact_v_rels" USING btree ("parent_id");
  CREATE INDEX "_module_contact_v_rels_path_idx" ON "_module_contact_v_rels" USING btree ("path");
  CREATE INDEX "_module_contact_v_rels_page_single_id_idx" ON "_module_contact_v_rels" USING btree ("page_single_id");
  CREATE INDEX "_module_contact_v_rels_page_generic_id_idx" ON "_module_contact_v_rels" USING btree ("page_generic_id");
  CREATE INDEX "_module_contact_v_rels_page_region_id_idx" ON "_module_contact_v_rels" USING btree ("page_region_id");
  CREATE INDEX "_module_contact_v_rels_page_country_id_idx" ON "_module_contact_v_rels" USING btree ("page_country_id");
  CREATE INDEX "_module_contact_v_rels_page_guide_id_idx" ON "_module_contact_v_rels" USING btree ("page_guide_id");
  CREATE INDEX "_module_contact_v_rels_guide_taxonomy_id_idx" ON "_module_contact_v_rels" USING btree ("guide_taxonomy_id");
  CREATE INDEX "_module_contact_v_rels_guide_theme_id_idx" ON "_module_contact_v_rels" USING btree ("guide_theme_id");
  CREATE INDEX "_module_contact_v_rels_page_offer_id_idx" ON "_module_contact_v_rels" USING btree ("page_offer_id");
  CREATE INDEX "_module_contact_v_rels_product_page_id_idx" ON "_module_contact_v_rels" USING btree ("product_page_id");
  CREATE INDEX "_module_contact_v_rels_page_form_id_idx" ON "_module_contact_v_rels" USING btree ("page_form_id");
  CREATE INDEX "_module_contact_v_rels_page_article_id_idx" ON "_module_contact_v_rels" USING btree ("page_article_id");
  CREATE INDEX "_module_contact_v_rels_page_faq_id_idx" ON "_module_contact_v_rels" USING btree ("page_faq_id");
  CREATE INDEX "_module_contact_v_rels_page_landing_id_idx" ON "_module_contact_v_rels" USING btree ("page_landing_id");
  CREATE INDEX "_module_contact_v_rels_page_error_id_idx" ON "_module_contact_v_rels" USING btree ("page_error_id");
  CREATE INDEX "module_rating_locale_idx" ON "module_rating" USING btree ("locale");
  CREATE INDEX "module_rating_audience_idx" ON "module_rating" USING btree ("audience");
  CREATE INDEX "module_rating_group_idx" ON "module_rating" USING btree ("group");
  CREATE INDEX "module_rating_uid_idx" ON "module_rating" USING btree ("uid");
  CREATE INDEX "module_rating_updated_at_idx" ON "module_rating" USING btree ("updated_at");
  CREATE INDEX "module_rating_created_at_idx" ON "module_rating" USING btree ("created_at");
  CREATE INDEX "module_rating_deleted_at_idx" ON "module_rating" USING btree ("deleted_at");
  CREATE INDEX "module_rating__status_idx" ON "module_rating" USING btree ("_status");
  CREATE UNIQUE INDEX "group_locale_23_idx" ON "module_rating" USING btree ("group","locale");
  CREATE INDEX "_module_rating_v_parent_idx" ON "_module_rating_v" USING btree ("parent_id");
  CREATE INDEX "_module_rating_v_version_version_locale_idx" ON "_module_rating_v" USING btree ("version_locale");
  CREATE INDEX "_module_rating_v_version_version_audience_idx" ON "_module_rating_v" USING btree ("version_audience");
  CREATE INDEX "_module_rating_v_version_version_group_idx" ON "_module_rating_v" USING btree ("version_group");
  CREATE INDEX "_module_rating_v_version_version_uid_idx" ON "_module_rating_v" USING btree ("version_uid");
  CREATE INDEX "_module_rating_v_version_version_updated_at_idx" ON "_module_rating_v" USING btree ("version_updated_at");
  CREATE INDEX "_module_rating_v_version_version_created_at_idx" ON "_module_rating_v" USING btree ("version_created_at");
  CREATE INDEX "_module_rating_v_version_version_deleted_at_idx" ON "_module_rating_v" USING btree ("version_deleted_at");
  CREATE INDEX "_module_rating_v_version_version__status_idx" ON "_module_rating_v" USING btree ("version__status");
  CREATE INDEX "_module_rating_v_created_at_idx" ON "_module_rating_v" USING btree ("created_at");
  CREATE INDEX "_module_rating_v_updated_at_idx" ON "_module_rating_v" USING btree ("updated_at");
  CREATE INDEX "_module_rating_v_latest_idx" ON "_module_rating_v" USING btree ("latest");
  CREATE INDEX "_module_rating_v_autosave_idx" ON "_module_rating_v" USING btree ("autosave");
  CREATE INDEX "version_group_version_locale_23_idx" ON "_module_rating_v" USING btree ("version_group","version_locale");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_region_idx" ON "countries" USING btree ("region");
  CREATE INDEX "countries_map_idx" ON "countries" USING btree ("map_id");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE INDEX "countries_texts_order_parent" ON "countries_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "group_of_countries_uid_idx" ON "group_of_countries" USING btree ("uid");
  CREATE INDEX "group_of_countries_updated_at_idx" ON "group_of_countries" USING btree ("updated_at");
  CREATE INDEX "group_of_countries_created_at_idx" ON "group_of_countries" USING btree ("created_at");
  CREATE INDEX "group_of_countries_rels_order_idx" ON "group_of_countries_rels" USING btree ("order");
  CREATE INDEX "group_of_countries_rels_parent_idx" ON "group_of_countries_rels" USING btree ("parent_id");
  CREATE INDEX "group_of_countries_rels_path_idx" ON "group_of_countries_rels" USING btree ("path");
  CREATE INDEX "group_of_countries_rels_countries_id_idx" ON "group_of_countries_rels" USING btree ("countries_id");
  CREATE INDEX "media_name_idx" ON "media" USING btree ("name");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_edit_locales_order_idx" ON "users_edit_locales" USING btree ("order");
  CREATE INDEX "users_edit_locales_parent_idx" ON "users_edit_locales" USING btree ("parent_id");
  CREATE INDEX "users_edit_audiences_order_idx" ON "users_edit_audiences" USING btree ("order");
  CREATE INDEX "users_edit_audiences_parent_idx" ON "users_edit_audiences" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user");
  CREATE INDEX "audit_log_collection_idx" ON "audit_log" USING btree ("collection");
  CREATE INDEX "audit_log_document_idx" ON "audit_log" USING btree ("document");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "routes_path_idx" ON "routes" USING btree ("path");
  CREATE INDEX "routes_locale_idx" ON "routes" USING btree ("locale");
  CREATE INDEX "routes_audience_idx" ON "routes" USING btree ("audience");
  CREATE INDEX "routes_type_idx" ON "routes" USING btree ("type");
  CREATE UNIQUE INDEX "routes_document_idx" ON "routes" USING btree ("document");
  CREATE INDEX "routes_group_idx" ON "routes" USING btree ("group");
  CREATE INDEX "routes_sitemap_idx" ON "routes" USING btree ("sitemap");
  CREATE INDEX "routes_updated_at_idx" ON "routes" USING btree ("updated_at");
  CREATE INDEX "routes_created_at_idx" ON "routes" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
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
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_group_of_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("group_of_countries_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("routes_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_single" CASCADE;
  DROP TABLE "page_single_texts" CASCADE;
  DROP TABLE "_page_single_v" CASCADE;
  DROP TABLE "_page_single_v_texts" CASCADE;
  DROP TABLE "page_generic" CASCADE;
  DROP TABLE "page_generic_texts" CASCADE;
  DROP TABLE "_page_generic_v" CASCADE;
  DROP TABLE "_page_generic_v_texts" CASCADE;
  DROP TABLE "page_form" CASCADE;
  DROP TABLE "page_form_texts" CASCADE;
  DROP TABLE "_page_form_v" CASCADE;
  DROP TABLE "_page_form_v_texts" CASCADE;
  DROP TABLE "page_landing" CASCADE;
  DROP TABLE "page_landing_texts" CASCADE;
  DROP TABLE "_page_landing_v" CASCADE;
  DROP TABLE "_page_landing_v_texts" CASCADE;
  DROP TABLE "page_error" CASCADE;
  DROP TABLE "page_error_texts" CASCADE;
  DROP TABLE "_page_error_v" CASCADE;
  DROP TABLE "_page_error_v_texts" CASCADE;
  DROP TABLE "page_offer" CASCADE;
  DROP TABLE "page_offer_texts" CASCADE;
  DROP TABLE "page_offer_rels" CASCADE;
  DROP TABLE "_page_offer_v" CASCADE;
  DROP TABLE "_page_offer_v_texts" CASCADE;
  DROP TABLE "_page_offer_v_rels" CASCADE;
  DROP TABLE "product_page_product_data_facts" CASCADE;
  DROP TABLE "product_page_languages" CASCADE;
  DROP TABLE "product_page" CASCADE;
  DROP TABLE "product_page_texts" CASCADE;
  DROP TABLE "product_page_rels" CASCADE;
  DROP TABLE "_product_page_v_version_product_data_facts" CASCADE;
  DROP TABLE "_product_page_v_version_languages" CASCADE;
  DROP TABLE "_product_page_v" CASCADE;
  DROP TABLE "_product_page_v_texts" CASCADE;
  DROP TABLE "_product_page_v_rels" CASCADE;
  DROP TABLE "page_region" CASCADE;
  DROP TABLE "page_region_texts" CASCADE;
  DROP TABLE "_page_region_v" CASCADE;
  DROP TABLE "_page_region_v_texts" CASCADE;
  DROP TABLE "page_country" CASCADE;
  DROP TABLE "page_country_texts" CASCADE;
  DROP TABLE "_page_country_v" CASCADE;
  DROP TABLE "_page_country_v_texts" CASCADE;
  DROP TABLE "page_guide" CASCADE;
  DROP TABLE "page_guide_texts" CASCADE;
  DROP TABLE "page_guide_rels" CASCADE;
  DROP TABLE "_page_guide_v" CASCADE;
  DROP TABLE "_page_guide_v_texts" CASCADE;
  DROP TABLE "_page_guide_v_rels" CASCADE;
  DROP TABLE "guide_theme" CASCADE;
  DROP TABLE "guide_theme_texts" CASCADE;
  DROP TABLE "_guide_theme_v" CASCADE;
  DROP TABLE "_guide_theme_v_texts" CASCADE;
  DROP TABLE "guide_taxonomy" CASCADE;
  DROP TABLE "guide_taxonomy_texts" CASCADE;
  DROP TABLE "_guide_taxonomy_v" CASCADE;
  DROP TABLE "_guide_taxonomy_v_texts" CASCADE;
  DROP TABLE "page_article" CASCADE;
  DROP TABLE "page_article_texts" CASCADE;
  DROP TABLE "_page_article_v" CASCADE;
  DROP TABLE "_page_article_v_texts" CASCADE;
  DROP TABLE "page_faq" CASCADE;
  DROP TABLE "page_faq_texts" CASCADE;
  DROP TABLE "_page_faq_v" CASCADE;
  DROP TABLE "_page_faq_v_texts" CASCADE;
  DROP TABLE "header_module_banner_actions" CASCADE;
  DROP TABLE "header_module_secondary_links" CASCADE;
  DROP TABLE "header_module" CASCADE;
  DROP TABLE "header_module_rels" CASCADE;
  DROP TABLE "_header_module_v_version_banner_actions" CASCADE;
  DROP TABLE "_header_module_v_version_secondary_links" CASCADE;
  DROP TABLE "_header_module_v" CASCADE;
  DROP TABLE "_header_module_v_rels" CASCADE;
  DROP TABLE "navigation_module_groups_links" CASCADE;
  DROP TABLE "navigation_module_groups" CASCADE;
  DROP TABLE "navigation_module" CASCADE;
  DROP TABLE "navigation_module_rels" CASCADE;
  DROP TABLE "_navigation_module_v_version_groups_links" CASCADE;
  DROP TABLE "_navigation_module_v_version_groups" CASCADE;
  DROP TABLE "_navigation_module_v" CASCADE;
  DROP TABLE "_navigation_module_v_rels" CASCADE;
  DROP TABLE "footer_module_quick_links" CASCADE;
  DROP TABLE "footer_module_quotes" CASCADE;
  DROP TABLE "footer_module_about" CASCADE;
  DROP TABLE "footer_module_social" CASCADE;
  DROP TABLE "footer_module_apps" CASCADE;
  DROP TABLE "footer_module_legal_links" CASCADE;
  DROP TABLE "footer_module_market_links" CASCADE;
  DROP TABLE "footer_module" CASCADE;
  DROP TABLE "footer_module_rels" CASCADE;
  DROP TABLE "_footer_module_v_version_quick_links" CASCADE;
  DROP TABLE "_footer_module_v_version_quotes" CASCADE;
  DROP TABLE "_footer_module_v_version_about" CASCADE;
  DROP TABLE "_footer_module_v_version_social" CASCADE;
  DROP TABLE "_footer_module_v_version_apps" CASCADE;
  DROP TABLE "_footer_module_v_version_legal_links" CASCADE;
  DROP TABLE "_footer_module_v_version_market_links" CASCADE;
  DROP TABLE "_footer_module_v" CASCADE;
  DROP TABLE "_footer_module_v_rels" CASCADE;
  DROP TABLE "module_lisa" CASCADE;
  DROP TABLE "module_lisa_rels" CASCADE;
  DROP TABLE "_module_lisa_v" CASCADE;
  DROP TABLE "_module_lisa_v_rels" CASCADE;
  DROP TABLE "module_eligibility" CASCADE;
  DROP TABLE "_module_eligibility_v" CASCADE;
  DROP TABLE "cover_types" CASCADE;
  DROP TABLE "_cover_types_v" CASCADE;
  DROP TABLE "offer" CASCADE;
  DROP TABLE "offer_rels" CASCADE;
  DROP TABLE "_offer_v" CASCADE;
  DROP TABLE "_offer_v_rels" CASCADE;
  DROP TABLE "module_card" CASCADE;
  DROP TABLE "module_card_rels" CASCADE;
  DROP TABLE "_module_card_v" CASCADE;
  DROP TABLE "_module_card_v_rels" CASCADE;
  DROP TABLE "module_contact" CASCADE;
  DROP TABLE "module_contact_rels" CASCADE;
  DROP TABLE "_module_contact_v" CASCADE;
  DROP TABLE "_module_contact_v_rels" CASCADE;
  DROP TABLE "module_rating" CASCADE;
  DROP TABLE "_module_rating_v" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_texts" CASCADE;
  DROP TABLE "group_of_countries" CASCADE;
  DROP TABLE "group_of_countries_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_edit_locales" CASCADE;
  DROP TABLE "users_edit_audiences" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "routes" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "service_state" CASCADE;
  DROP TABLE "seed_state" CASCADE;
  DROP TYPE "public"."locale";
  DROP TYPE "public"."audience";
  DROP TYPE "public"."translation_state";
  DROP TYPE "public"."enum_page_single_type";
  DROP TYPE "public"."enum_page_single_status";
  DROP TYPE "public"."enum__page_single_v_version_type";
  DROP TYPE "public"."enum__page_single_v_version_status";
  DROP TYPE "public"."enum_page_generic_page_type";
  DROP TYPE "public"."enum_page_generic_status";
  DROP TYPE "public"."enum__page_generic_v_version_page_type";
  DROP TYPE "public"."enum__page_generic_v_version_status";
  DROP TYPE "public"."enum_page_form_page_type";
  DROP TYPE "public"."enum_page_form_status";
  DROP TYPE "public"."enum__page_form_v_version_page_type";
  DROP TYPE "public"."enum__page_form_v_version_status";
  DROP TYPE "public"."enum_page_landing_purpose";
  DROP TYPE "public"."enum_page_landing_status";
  DROP TYPE "public"."enum__page_landing_v_version_purpose";
  DROP TYPE "public"."enum__page_landing_v_version_status";
  DROP TYPE "public"."enum_page_error_status";
  DROP TYPE "public"."enum__page_error_v_version_status";
  DROP TYPE "public"."link_kind";
  DROP TYPE "public"."link_action";
  DROP TYPE "public"."price_frequency";
  DROP TYPE "public"."enum_page_offer_status";
  DROP TYPE "public"."enum__page_offer_v_version_status";
  DROP TYPE "public"."contract_language";
  DROP TYPE "public"."enum_product_page_status";
  DROP TYPE "public"."enum__product_page_v_version_status";
  DROP TYPE "public"."enum_page_region_status";
  DROP TYPE "public"."enum__page_region_v_version_status";
  DROP TYPE "public"."enum_page_country_status";
  DROP TYPE "public"."enum__page_country_v_version_status";
  DROP TYPE "public"."enum_page_guide_status";
  DROP TYPE "public"."enum__page_guide_v_version_status";
  DROP TYPE "public"."enum_guide_theme_status";
  DROP TYPE "public"."enum__guide_theme_v_version_status";
  DROP TYPE "public"."enum_guide_taxonomy_status";
  DROP TYPE "public"."enum__guide_taxonomy_v_version_status";
  DROP TYPE "public"."enum_page_article_status";
  DROP TYPE "public"."enum__page_article_v_version_status";
  DROP TYPE "public"."enum_page_faq_status";
  DROP TYPE "public"."enum__page_faq_v_version_status";
  DROP TYPE "public"."enum_header_module_status";
  DROP TYPE "public"."enum__header_module_v_version_status";
  DROP TYPE "public"."enum_navigation_module_status";
  DROP TYPE "public"."enum__navigation_module_v_version_status";
  DROP TYPE "public"."enum_footer_module_status";
  DROP TYPE "public"."enum__footer_module_v_version_status";
  DROP TYPE "public"."enum_module_lisa_status";
  DROP TYPE "public"."enum__module_lisa_v_version_status";
  DROP TYPE "public"."enum_module_eligibility_status";
  DROP TYPE "public"."enum__module_eligibility_v_version_status";
  DROP TYPE "public"."need_icon";
  DROP TYPE "public"."enum_cover_types_status";
  DROP TYPE "public"."enum__cover_types_v_version_status";
  DROP TYPE "public"."enum_offer_status";
  DROP TYPE "public"."enum__offer_v_version_status";
  DROP TYPE "public"."enum_module_card_status";
  DROP TYPE "public"."enum__module_card_v_version_status";
  DROP TYPE "public"."enum_module_contact_status";
  DROP TYPE "public"."enum__module_contact_v_version_status";
  DROP TYPE "public"."enum_module_rating_status";
  DROP TYPE "public"."enum__module_rating_v_version_status";
  DROP TYPE "public"."redirect_status";
  DROP TYPE "public"."enum_users_edit_locales";
  DROP TYPE "public"."enum_users_edit_audiences";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
