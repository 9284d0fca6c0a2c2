import type { Locale } from '../../domain/settings/locales';
import { escapeHtml } from '../../domain/text/escape-html';
import { translator } from '../../i18n/message-registry';
// Registers every locale's texts.
import '../../i18n/server-messages';

/** A list of links under a heading. */
export type MailSection = {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly href: string }[];
  /** A note below the list. */
  readonly note?: string;
};

/** The content of a mail; everything is plain text. */
type MailContent = {
  readonly locale: Locale;
  readonly intro: string;
  /** Lines below it that stand out, e.g. a time. */
  readonly facts?: readonly string[];
  readonly sections?: readonly MailSection[];
  readonly button: { readonly text: string; readonly href: string };
  readonly notes?: readonly string[];
  /** Links at the very end, e.g. to unsubscribe. */
  readonly links?: readonly { readonly text: string; readonly href: string }[];
};

function sectionText({ title, items, note }: MailSection): string {
  return [title, ...items.map(({ text, href }) => `- ${text}\n  ${href}`), ...(note === undefined ? [] : [note])].join('\n');
}

function sectionHtml({ title, items, note }: MailSection): string {
  const rows = items.map(
    ({ text, href }) => `<li style="margin:0 0 6px"><a href="${escapeHtml(href)}" style="color:#1b4aa8">${escapeHtml(text)}</a></li>`,
  );
  const below = note === undefined ? '' : `<p style="margin:0 0 16px;color:#5b6472;font-size:13px">${escapeHtml(note)}</p>`;
  return `<h2 style="margin:0 0 8px;font-size:15px">${escapeHtml(title)}</h2><ul style="margin:0 0 16px;padding:0 0 0 18px">${rows.join('')}</ul>${below}`;
}

/** A mail as text and as HTML: one column, no pictures, styles where mail programs read them. */
export function mailBodies({ locale, intro, facts = [], sections = [], button, notes = [], links = [] }: MailContent): {
  readonly text: string;
  readonly html: string;
} {
  const t = translator(locale);
  const site = t('site.title');
  const text = [
    intro,
    facts.join('\n'),
    ...sections.map(sectionText),
    `${button.text}:\n${button.href}`,
    ...notes,
    ...links.map((link) => `${link.text}:\n${link.href}`),
    site,
  ]
    .filter(Boolean)
    .join('\n\n');
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const dim = 'color:#5b6472;font-size:13px;';
  const href = escapeHtml(button.href);
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(site)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f3f5f8;color:#12161c;font:15px/1.5 system-ui,-apple-system,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:10px">',
    paragraph(`<strong>${escapeHtml(site)}</strong>`, 'font-size:18px;'),
    paragraph(escapeHtml(intro)),
    ...sections.map(sectionHtml),
    ...(facts.length > 0 ? [paragraph(facts.map(escapeHtml).join('<br>'), 'font-weight:600;')] : []),
    paragraph(
      `<a href="${href}" style="display:inline-block;padding:11px 18px;border-radius:8px;background:#12161c;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a>`,
    ),
    // The address in full, for readers whose button does not work.
    paragraph(`${escapeHtml(t('mail.linkHint'))}<br><a href="${href}" style="color:#1b4aa8;word-break:break-all">${href}</a>`, dim),
    ...notes.map((note) => paragraph(escapeHtml(note), dim)),
    ...links.map((link) => paragraph(`<a href="${escapeHtml(link.href)}" style="color:#1b4aa8">${escapeHtml(link.text)}</a>`, dim)),
    '</div></body></html>',
  ].join('');
  return { text, html };
}
