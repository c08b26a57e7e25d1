import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { FormPage } from '@/components/marketing/FormPage';
import { DocumentField } from '@/components/ui/forms/DocumentField';
import { DocumentForm } from '@/components/ui/forms/DocumentForm';
import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import { language } from '@/lib/content/site/languages/language';
import { fixedVersionsOf } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { RoutePath } from '@/lib/content/site/routes';
import { EmailField } from './EmailField';
import { UnseenField } from './UnseenField';

type List = {
  title: string;
  items: readonly { text: string; link: { label: string; href: string } | null }[];
};

type Labels = { label: string; hint: string };

type Props = {
  route: RoutePath;
  name: string;
  words: ComponentProps<typeof DocumentForm>['words'] & {
    title: string;
    lead: string;
    before: List;
    next: List;
    fields: {
      name: { label: string };
      contract: Labels;
      email: Labels & { placeholder: string };
      reference: { label: string };
    };
    errors: { name: string; contract: string; email: string };
  };
  /** Fields of its own, before those that say who states it about which contract. */
  children?: ReactNode;
};

/** A page on which consumers state something about a contract: what to know before, what happens next, and the form. */
export function StatementPage(props: Props) {
  const { title, lead, before, next } = props.words;
  return (
    <FormPage route={props.route} title={title} lead={lead} form={<StatementForm {...props} />}>
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

function StatementForm({ route, name, words, children }: Props) {
  const { fields, errors } = words;
  return (
    <DocumentForm name={name} action={route} words={words}>
      {children}
      <DocumentField form={name} name="name" words={fields.name} error={errors.name}>
        <input
          className="text-field"
          id={`${name}-name`}
          name="name"
          required
          maxLength={maxStatementLength}
          autoComplete="name"
          defaultValue=""
        />
      </DocumentField>
      <DocumentField form={name} name="contract" words={fields.contract} error={errors.contract}>
        <input
          className="text-field"
          id={`${name}-contract`}
          name="contract"
          required
          maxLength={maxStatementLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue=""
          aria-describedby={`${name}-contract-hint`}
        />
      </DocumentField>
      <EmailField form={name} words={fields.email} error={errors.email} />
      <UnseenField id={`${name}-reference`} label={fields.reference.label} />
    </DocumentForm>
  );
}
