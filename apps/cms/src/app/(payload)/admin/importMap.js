import { TwoPeople as TwoPeople_d0d85b8408cc222ffae43dbc197d1bf2 } from '../../../admin/two-people.tsx'
import { HiddenDifference as HiddenDifference_d0d85b8408cc222ffae43dbc197d1bf2 } from '../../../admin/two-people.tsx'
import { ChecklistPanel as ChecklistPanel_caa6bfb829c83563d03d85e6308f4647 } from '../../../admin/checklist-panel.tsx'
import { LanguagePanel as LanguagePanel_a06b8ccb1a7a0bbab935990eb093de96 } from '../../../admin/language-panel.tsx'
import { ReviewPanel as ReviewPanel_97657319fbcf24fc0baf81c61614b236 } from '../../../admin/review-panel.tsx'
import { UsesPanel as UsesPanel_65e7b57e25297863b6cbe349f80baccd } from '../../../admin/uses-panel.tsx'
import { CampaignPanel as CampaignPanel_80b24e1474cecafcf4ae444193e6b5aa } from '../../../admin/campaign-panel.tsx'
import { PreviewPanel as PreviewPanel_076d127dca8187a2ad4fd67920949de8 } from '../../../admin/preview-panel.tsx'
import { ReferencesPanel as ReferencesPanel_aa8a1a7200400566ba9a508f55c0a972 } from '../../../admin/references-panel.tsx'
import { TextChecks as TextChecks_0e82916ecf1b13102d4c06fe7f6aa86e } from '../../../admin/text-checks.tsx'
import { FactsPanel as FactsPanel_b2d259922add8cb5b07b19eecaaedfda } from '../../../admin/facts-panel.tsx'
import { SelectionRights as SelectionRights_bd43831d87ac3a5f839fed3c4dfe7eff } from '../../../admin/document-rights.tsx'
import { UsesOfSelection as UsesOfSelection_784a03ad06f270a122818f1a7e358f26 } from '../../../admin/uses-selection.tsx'
import { LivePreview as LivePreview_7d2bbabcad36b6e62e3d2d343084cf00 } from '../../../admin/live-preview.tsx'
import { DocumentRights as DocumentRights_bd43831d87ac3a5f839fed3c4dfe7eff } from '../../../admin/document-rights.tsx'
import { PublishRight as PublishRight_bd43831d87ac3a5f839fed3c4dfe7eff } from '../../../admin/document-rights.tsx'
import { UnpublishRight as UnpublishRight_bd43831d87ac3a5f839fed3c4dfe7eff } from '../../../admin/document-rights.tsx'
import { Versions as Versions_3a5a5bcf820433060bd96e2a2b438bfd } from '../../../admin/versions.tsx'
import { VersionRights as VersionRights_cd778ecbf398006443b337a99569359f } from '../../../admin/version-rights.tsx'
import { TranslateView as TranslateView_0c32355c375cc227fe3dbb26edfd7a8e } from '../../../admin/translate-view.tsx'
import { PagePath as PagePath_55b4bd35991d158939b89f0280d233a3 } from '../../../admin/page-path.tsx'
import { PremiumTableView as PremiumTableView_982ad2e4fb0e554e751b4bdec1859c57 } from '../../../admin/premium-table.tsx'
import { EntryLabel as EntryLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { IndexingPanel as IndexingPanel_babe9566c33b3f53f684412a45439db6 } from '../../../admin/indexing-panel.tsx'
import { CountryParts as CountryParts_69cc4503063c9165b2e267b6d6f54842 } from '../../../admin/country-parts.tsx'
import { IndexingEffect as IndexingEffect_babe9566c33b3f53f684412a45439db6 } from '../../../admin/indexing-panel.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CollectionTitle as CollectionTitle_d080faf0563c1cc5a71a5c5739f74a6b } from '../../../admin/collection-title.tsx'
import { CompanyReference as CompanyReference_f0727889d9738ca4e0933eb7e40cd9b3 } from '../../../admin/company-reference.tsx'
import { ClauseReference as ClauseReference_236a8d8992c9ea420482ba6bb4d51190 } from '../../../admin/clause-reference.tsx'
import { RuleEffect as RuleEffect_e74cf1253735b3aa1ea2241d9a665ca4 } from '../../../admin/rule-effect.tsx'
import { SameCountryDefault as SameCountryDefault_00409df2c3b9e65710dddb430ff63a89 } from '../../../admin/same-country.tsx'
import { TableFiles as TableFiles_9427ebc510c5262d80006bf6a5a98456 } from '../../../admin/table-files.tsx'
import { SetPanel as SetPanel_6d696dcc69f2e4d67ab1dd472d3a2a67 } from '../../../admin/set-panel.tsx'
import { SendAgain as SendAgain_1d04b9387223be25c99e3784243767f0 } from '../../../admin/send-again.tsx'
import { LeadAnswers as LeadAnswers_07e148f98f3ad899cfdfc382a0c8efb9 } from '../../../admin/lead-answers.tsx'
import { CurrentPassword as CurrentPassword_90bde29f686ce6ed234a68f6923741d1 } from '../../../admin/current-password.tsx'
import { Invitation as Invitation_041ad19266f29bab9188bc2441542a7e } from '../../../admin/invitation.tsx'
import { AccountSecurity as AccountSecurity_a8194aee52b82e99903bda8ce0a47cb2 } from '../../../admin/account-security.tsx'
import { InviteLink as InviteLink_a790e3c5a57b312308aa1218d08bb7bc } from '../../../admin/invite-link.tsx'
import { InviteButton as InviteButton_491ccdce3ac2662c56cd61d8cee4ddf7 } from '../../../admin/invite-button.tsx'
import { PublishView as PublishView_d82c2ff6950dc645a5fee6b52f3839c1 } from '../../../admin/publish-view.tsx'
import { SliceLabel as SliceLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { Menu as Menu_55d8fad1a9cc946542355b4b91d030a3 } from '../../../admin/menu.tsx'
import { BrandIcon as BrandIcon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { BrandLogo as BrandLogo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { SearchButton as SearchButton_eaaa809556287558ae923b1bfc38d687 } from '../../../admin/search-button.tsx'
import { MenuState as MenuState_25e0171cc3214aebf78331dda10c5f0b } from '../../../admin/menu-state.tsx'
import { Words as Words_e92f001cc645ba6d9046f12070395585 } from '../../../admin/words.tsx'
import { ListNames as ListNames_0a8a0e3c5cf11599a441b7dda927ec68 } from '../../../admin/list-names.tsx'
import { PlanRefusals as PlanRefusals_d5b7abe9464756f67f8f7991d8738e86 } from '../../../admin/plan-refusals.tsx'
import { AskAgain as AskAgain_d65584100f59124f4115e890977d217d } from '../../../admin/ask-again.tsx'
import { Search as Search_bad9c7277d23df0b38e5cc879be9a151 } from '../../../admin/search.tsx'
import { StartPage as StartPage_715d59e9c2ce1686f474a1ee92dc1f40 } from '../../../admin/start-page.tsx'
import { CampaignsView as CampaignsView_04d7df405340e5f477f5fd02793dc172 } from '../../../admin/campaigns-view.tsx'
import { CampaignView as CampaignView_b9865bed18dc9bb1e7f8750a887e6aa0 } from '../../../admin/campaign-view.tsx'
import { SetsView as SetsView_5e4a7ae4c6bf088c23436308c9321441 } from '../../../admin/sets-view.tsx'
import { SetView as SetView_72ad29eeeee5fb25867b71b7503bb24b } from '../../../admin/set-view.tsx'
import { BoardView as BoardView_3e8097026673d84fe0a2284fd9781b49 } from '../../../admin/board-view.tsx'
import { LinksView as LinksView_1725152857a5ad0f8ace3315b998feff } from '../../../admin/links-view.tsx'
import { FinderScenarios as FinderScenarios_680c2454a26e242831490d303a67c237 } from '../../../admin/finder-scenarios.tsx'
import { FinderFindings as FinderFindings_223d5fd045057d8d97d0be1145850173 } from '../../../admin/finder-findings.tsx'
import { FinderMapView as FinderMapView_1bd3016b0827e35dcb2cbd7210de8203 } from '../../../admin/finder-map-view.tsx'
import { FinderTableView as FinderTableView_98e33919054189db4ebdfdb3d2e17087 } from '../../../admin/finder-table-view.tsx'
import { FinderHistoryView as FinderHistoryView_a55c31a5b7150f23ab942aec19afc145 } from '../../../admin/finder-history-view.tsx'
import { FinderTryView as FinderTryView_e1c1f20732ac92d5b81d83dfb48eece2 } from '../../../admin/finder-try-view.tsx'
import { EvidenceView as EvidenceView_4763f8e7acf947562ddb099d41f28113 } from '../../../admin/evidence-view.tsx'
import { AuditView as AuditView_680084d1c4ca292e36085abe62920c0b } from '../../../admin/audit-view.tsx'
import { SlicesView as SlicesView_2d1e1251af2c7c779051850f8e108496 } from '../../../admin/slices-view.tsx'
import { TransferView as TransferView_35a4195d28e4449cd39ba83aaf9f5054 } from '../../../admin/transfer-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/two-people.tsx#TwoPeople": TwoPeople_d0d85b8408cc222ffae43dbc197d1bf2,
  "/admin/two-people.tsx#HiddenDifference": HiddenDifference_d0d85b8408cc222ffae43dbc197d1bf2,
  "/admin/checklist-panel.tsx#ChecklistPanel": ChecklistPanel_caa6bfb829c83563d03d85e6308f4647,
  "/admin/language-panel.tsx#LanguagePanel": LanguagePanel_a06b8ccb1a7a0bbab935990eb093de96,
  "/admin/review-panel.tsx#ReviewPanel": ReviewPanel_97657319fbcf24fc0baf81c61614b236,
  "/admin/uses-panel.tsx#UsesPanel": UsesPanel_65e7b57e25297863b6cbe349f80baccd,
  "/admin/campaign-panel.tsx#CampaignPanel": CampaignPanel_80b24e1474cecafcf4ae444193e6b5aa,
  "/admin/preview-panel.tsx#PreviewPanel": PreviewPanel_076d127dca8187a2ad4fd67920949de8,
  "/admin/references-panel.tsx#ReferencesPanel": ReferencesPanel_aa8a1a7200400566ba9a508f55c0a972,
  "/admin/text-checks.tsx#TextChecks": TextChecks_0e82916ecf1b13102d4c06fe7f6aa86e,
  "/admin/facts-panel.tsx#FactsPanel": FactsPanel_b2d259922add8cb5b07b19eecaaedfda,
  "/admin/document-rights.tsx#SelectionRights": SelectionRights_bd43831d87ac3a5f839fed3c4dfe7eff,
  "/admin/uses-selection.tsx#UsesOfSelection": UsesOfSelection_784a03ad06f270a122818f1a7e358f26,
  "/admin/live-preview.tsx#LivePreview": LivePreview_7d2bbabcad36b6e62e3d2d343084cf00,
  "/admin/document-rights.tsx#DocumentRights": DocumentRights_bd43831d87ac3a5f839fed3c4dfe7eff,
  "/admin/document-rights.tsx#PublishRight": PublishRight_bd43831d87ac3a5f839fed3c4dfe7eff,
  "/admin/document-rights.tsx#UnpublishRight": UnpublishRight_bd43831d87ac3a5f839fed3c4dfe7eff,
  "/admin/versions.tsx#Versions": Versions_3a5a5bcf820433060bd96e2a2b438bfd,
  "/admin/version-rights.tsx#VersionRights": VersionRights_cd778ecbf398006443b337a99569359f,
  "/admin/translate-view.tsx#TranslateView": TranslateView_0c32355c375cc227fe3dbb26edfd7a8e,
  "/admin/page-path.tsx#PagePath": PagePath_55b4bd35991d158939b89f0280d233a3,
  "/admin/premium-table.tsx#PremiumTableView": PremiumTableView_982ad2e4fb0e554e751b4bdec1859c57,
  "/admin/row-label.tsx#EntryLabel": EntryLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/indexing-panel.tsx#IndexingPanel": IndexingPanel_babe9566c33b3f53f684412a45439db6,
  "/admin/country-parts.tsx#CountryParts": CountryParts_69cc4503063c9165b2e267b6d6f54842,
  "/admin/indexing-panel.tsx#IndexingEffect": IndexingEffect_babe9566c33b3f53f684412a45439db6,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/collection-title.tsx#CollectionTitle": CollectionTitle_d080faf0563c1cc5a71a5c5739f74a6b,
  "/admin/company-reference.tsx#CompanyReference": CompanyReference_f0727889d9738ca4e0933eb7e40cd9b3,
  "/admin/clause-reference.tsx#ClauseReference": ClauseReference_236a8d8992c9ea420482ba6bb4d51190,
  "/admin/rule-effect.tsx#RuleEffect": RuleEffect_e74cf1253735b3aa1ea2241d9a665ca4,
  "/admin/same-country.tsx#SameCountryDefault": SameCountryDefault_00409df2c3b9e65710dddb430ff63a89,
  "/admin/table-files.tsx#TableFiles": TableFiles_9427ebc510c5262d80006bf6a5a98456,
  "/admin/set-panel.tsx#SetPanel": SetPanel_6d696dcc69f2e4d67ab1dd472d3a2a67,
  "/admin/send-again.tsx#SendAgain": SendAgain_1d04b9387223be25c99e3784243767f0,
  "/admin/lead-answers.tsx#LeadAnswers": LeadAnswers_07e148f98f3ad899cfdfc382a0c8efb9,
  "/admin/current-password.tsx#CurrentPassword": CurrentPassword_90bde29f686ce6ed234a68f6923741d1,
  "/admin/invitation.tsx#Invitation": Invitation_041ad19266f29bab9188bc2441542a7e,
  "/admin/account-security.tsx#AccountSecurity": AccountSecurity_a8194aee52b82e99903bda8ce0a47cb2,
  "/admin/invite-link.tsx#InviteLink": InviteLink_a790e3c5a57b312308aa1218d08bb7bc,
  "/admin/invite-button.tsx#InviteButton": InviteButton_491ccdce3ac2662c56cd61d8cee4ddf7,
  "/admin/publish-view.tsx#PublishView": PublishView_d82c2ff6950dc645a5fee6b52f3839c1,
  "/admin/row-label.tsx#SliceLabel": SliceLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/menu.tsx#Menu": Menu_55d8fad1a9cc946542355b4b91d030a3,
  "/admin/brand.tsx#BrandIcon": BrandIcon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#BrandLogo": BrandLogo_dea7bf16bc3333a106812bea074064fb,
  "/admin/search-button.tsx#SearchButton": SearchButton_eaaa809556287558ae923b1bfc38d687,
  "/admin/menu-state.tsx#MenuState": MenuState_25e0171cc3214aebf78331dda10c5f0b,
  "/admin/words.tsx#Words": Words_e92f001cc645ba6d9046f12070395585,
  "/admin/list-names.tsx#ListNames": ListNames_0a8a0e3c5cf11599a441b7dda927ec68,
  "/admin/plan-refusals.tsx#PlanRefusals": PlanRefusals_d5b7abe9464756f67f8f7991d8738e86,
  "/admin/ask-again.tsx#AskAgain": AskAgain_d65584100f59124f4115e890977d217d,
  "/admin/search.tsx#Search": Search_bad9c7277d23df0b38e5cc879be9a151,
  "/admin/start-page.tsx#StartPage": StartPage_715d59e9c2ce1686f474a1ee92dc1f40,
  "/admin/campaigns-view.tsx#CampaignsView": CampaignsView_04d7df405340e5f477f5fd02793dc172,
  "/admin/campaign-view.tsx#CampaignView": CampaignView_b9865bed18dc9bb1e7f8750a887e6aa0,
  "/admin/sets-view.tsx#SetsView": SetsView_5e4a7ae4c6bf088c23436308c9321441,
  "/admin/set-view.tsx#SetView": SetView_72ad29eeeee5fb25867b71b7503bb24b,
  "/admin/board-view.tsx#BoardView": BoardView_3e8097026673d84fe0a2284fd9781b49,
  "/admin/links-view.tsx#LinksView": LinksView_1725152857a5ad0f8ace3315b998feff,
  "/admin/finder-scenarios.tsx#FinderScenarios": FinderScenarios_680c2454a26e242831490d303a67c237,
  "/admin/finder-findings.tsx#FinderFindings": FinderFindings_223d5fd045057d8d97d0be1145850173,
  "/admin/finder-map-view.tsx#FinderMapView": FinderMapView_1bd3016b0827e35dcb2cbd7210de8203,
  "/admin/finder-table-view.tsx#FinderTableView": FinderTableView_98e33919054189db4ebdfdb3d2e17087,
  "/admin/finder-history-view.tsx#FinderHistoryView": FinderHistoryView_a55c31a5b7150f23ab942aec19afc145,
  "/admin/finder-try-view.tsx#FinderTryView": FinderTryView_e1c1f20732ac92d5b81d83dfb48eece2,
  "/admin/evidence-view.tsx#EvidenceView": EvidenceView_4763f8e7acf947562ddb099d41f28113,
  "/admin/audit-view.tsx#AuditView": AuditView_680084d1c4ca292e36085abe62920c0b,
  "/admin/slices-view.tsx#SlicesView": SlicesView_2d1e1251af2c7c779051850f8e108496,
  "/admin/transfer-view.tsx#TransferView": TransferView_35a4195d28e4449cd39ba83aaf9f5054,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
