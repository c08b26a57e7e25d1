import { Fragment, type ReactNode } from 'react';
import { FormPage } from '@/components/marketing/FormPage';
import { language } from '@/lib/content/site/languages/language';
import { fixedVersionsOf } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';

type List = {
  title: string;
  items: readonly { text: string; link: { label: string; href: string } | null }[];
};

type Props = {
  words: { title: string; lead: string; before: List; next: List };
  form: ReactNode;
};

/** A page on which consumers state something about a contract: what to know before, what happens next, and the form. */
export function StatementPage({ words, form }: Props) {
  const { title, lead, before, next } = words;
  return (
    <FormPage title={title} lead={lead} form={form}>
      {[before, next].map((part) => (
        <Fragment key={part.title}>
          <h2>{part.title}</h2>
          <ul>
            {part.items.map(({ text, link }) => (
              <li key={text}>
                {text}
                {link ? (
                  <>
                    {' '}
                    <a href={inOwnLanguage(link.href)}>{link.label}</a>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </FormPage>
  );
}

/** The terms have an address in each language, and one that only lets readers choose among them. */
function inOwnLanguage(href: string): string {
  return localUrl(fixedVersionsOf(href)?.[language] ?? href);
}
