/** Structured data of a page: one graph of typed nodes with stable ids (spec §7, quality §4). Values equal what the page shows. */
import type { Thing } from 'schema-dts';
import { absoluteUrl, buildPath, canonicalUrl, LOCALE_TABLE, type Locale } from '@orlaya/routes';
import type { FaqEntryData } from '@orlaya/slices';
import type { PriceData, RichBlock, RichInline, RichTextData } from '@orlaya/ui';
import type { Crumb } from '../chrome/model.ts';

export interface GraphInput {
  readonly origin: string;
  readonly brand: string;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  readonly faq: readonly FaqEntryData[];
  readonly product: { readonly name: string; readonly description: string; readonly image: string | null; readonly price: PriceData | null } | null;
}

const inline = (children: readonly RichInline[]): string =>
  children.map((child) => (child.kind === 'text' ? child.text : child.kind === 'break' ? '\n' : inline(child.children))).join('');
/** Rich text as plain sentences, a line a block. */
export const plainText = (blocks: RichTextData): string => blocks.map((block: RichBlock): string => {
  switch (block.kind) {
    case 'list': return block.items.map((item) => plainText(item)).join('\n');
    case 'rule': return '';
    default: return inline(block.children);
  }
}).filter(Boolean).join('\n');

/** The nodes of a page: organization, website and webpage always; breadcrumb, product and FAQ where the page has them. */
export const graph = (input: GraphInput): readonly Thing[] => {
  const url = canonicalUrl(input.origin, input.path);
  const home = canonicalUrl(input.origin, buildPath('home', { locale: 'en', audience: 'individual' }));
  const [organization, website, breadcrumb] = [`${home}#organization`, `${home}#website`, `${url}#breadcrumb`];
  const inLanguage = LOCALE_TABLE[input.locale].iso;
  const nodes: Thing[] = [
    { '@type': 'Organization', '@id': organization, name: input.brand, url: home },
    { '@type': 'WebSite', '@id': website, name: input.brand, url: home, publisher: { '@id': organization }, inLanguage },
    {
      '@type': 'WebPage', '@id': `${url}#webpage`, url, name: input.title, description: input.description, inLanguage, isPartOf: { '@id': website },
      ...(input.crumbs.length > 1 ? { breadcrumb: { '@id': breadcrumb } } : {}),
    },
  ];
  if (input.crumbs.length > 1) {
    nodes.push({
      '@type': 'BreadcrumbList', '@id': breadcrumb,
      itemListElement: input.crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: crumb.href ? absoluteUrl(input.origin, crumb.href) : url })),
    });
  }
  if (input.product) {
    const { name, description, image, price } = input.product;
    nodes.push({
      '@type': 'Product', '@id': `${url}#product`, name, description, url, brand: { '@type': 'Brand', name: input.brand },
      ...(image ? { image } : {}),
      ...(price ? { offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency, url } } : {}),
    });
  }
  if (input.faq.length) {
    nodes.push({
      '@type': 'FAQPage', '@id': `${url}#faq`,
      mainEntity: input.faq.map((entry) => ({ '@type': 'Question', name: entry.question, acceptedAnswer: { '@type': 'Answer', text: plainText(entry.answer) } })),
    });
  }
  return nodes;
};
