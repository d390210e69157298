import { formatDay } from '@escale/i18n/format';
import { Button, buttonClass } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { Icon, type IconShape } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Luggage from 'lucide-react/icons/luggage';
import Plane from 'lucide-react/icons/plane';
import Search from 'lucide-react/icons/search';
import Wallet from 'lucide-react/icons/wallet';
import { Fragment } from 'react';
import { Form, Link, useLoaderData } from 'react-router';
import { JsonLd } from '../../shared/json-ld.tsx';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { MOST_QUERY, type HelpData, type HelpLink, type HelpTopic } from './help-view.ts';
import styles from './help.module.css';

const SHAPES: Readonly<Record<string, IconShape>> = { booking: Plane, payment: Wallet, travel: Luggage };

/** The band at the top: what the help is, or where one stands in it, and the search. A form by GET, so it works without scripts. */
const Band = ({ view }: { readonly view: HelpData }) => {
  const t = useMessages();
  const { shop } = useShop();
  const isHome = view.kind === 'home' || view.kind === 'found';
  return (
    <div className={styles['band']}>
      <div className={`container ${styles['bandInner'] ?? ''}`}>
        {isHome ? <h1 className="t-1">{view.title}</h1> : null}
        {view.kind === 'home' && view.intro !== '' && <p className="t-5">{view.intro}</p>}
        <Form action={linkTo(shop, 'faq')} role="search" className={styles['search']}>
          <Icon shape={Search} size={20} />
          <input
            key={view.query}
            type="search"
            name="q"
            defaultValue={view.query}
            maxLength={MOST_QUERY}
            aria-label={t('content.help.search')}
            placeholder={t('content.help.search')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" size="sm">
            {t('content.help.find')}
          </Button>
        </Form>
      </div>
    </div>
  );
};

const Trail = ({ trail }: { readonly trail: readonly HelpLink[] }) => {
  const t = useMessages();
  return (
    <nav className={styles['trail']} aria-label={t('content.trail')}>
      {trail.map(({ href, title }, at) => (
        <Fragment key={href}>
          {at > 0 && <Icon shape={ChevronRight} size={14} isDirectional />}
          <Link to={href} className={linkClass('inText')}>
            {title}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
};

const Questions = ({ questions }: { readonly questions: readonly HelpLink[] }) => (
  <ul className={styles['questions']}>
    {questions.map(({ href, title }) => (
      <li key={href}>
        <Link to={href} className={styles['question']}>
          <span>{title}</span>
          <Icon shape={ChevronRight} size={18} isDirectional />
        </Link>
      </li>
    ))}
  </ul>
);

/** Every topic as a card with its questions. */
const Topics = ({ topics }: { readonly topics: readonly HelpTopic[] }) => {
  const t = useMessages();
  return (
    <ul className={styles['topics']}>
      {topics.map(({ id, href, title, questions }) => (
        <li key={id} className={styles['topic']}>
          <div className={styles['topicHead']}>
            <span className={styles['topicIcon']}>
              <Icon shape={SHAPES[id] ?? CircleQuestionMark} size={22} />
            </span>
            <div>
              <h2 className="t-5">
                <Link to={href} className={linkClass('quiet')}>
                  {title}
                </Link>
              </h2>
              <p className="t-s t-muted">{t('content.help.answers', { count: questions.length })}</p>
            </div>
          </div>
          <Questions questions={questions} />
        </li>
      ))}
    </ul>
  );
};

/** The topics at the side, the one that is open with its parts. */
const TopicNav = ({ topics }: { readonly topics: readonly HelpTopic[] }) => {
  const t = useMessages();
  return (
    <nav className={styles['side']} aria-label={t('content.help.topics')}>
      <ul>
        {topics.map(({ id, href, title, isCurrent, parts }) => (
          <li key={id}>
            <Link to={href} className={styles['sideLink']} data-open={isCurrent || undefined}>
              {title}
            </Link>
            {isCurrent === true && parts.length > 1 && (
              <ul className={styles['parts']}>
                {parts.map((part) => (
                  <li key={part.href}>
                    <Link to={part.href} className={styles['part']} data-open={part.isCurrent || undefined}>
                      {part.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Found = ({ view }: { readonly view: HelpData }) => {
  const t = useMessages();
  const all = (
    <ShopLink to="faq" className={buttonClass({ kind: 'secondary' })}>
      {t('content.help.all')}
    </ShopLink>
  );
  if (view.questions.length === 0)
    return <EmptyState title={t('content.help.none.title', { query: view.query })} text={t('content.help.none.text')} actions={all} />;
  return (
    <section className={styles['main']} aria-live="polite">
      <h2 className="t-3">{t('content.help.found', { count: view.questions.length, query: view.query })}</h2>
      <Questions questions={view.questions} />
      <p>{all}</p>
    </section>
  );
};

const Answer = ({ view }: { readonly view: HelpData }) => {
  const t = useMessages();
  const { shop } = useShop();
  return (
    <article className={styles['main']}>
      <header>
        <h1 className="t-2">{view.title}</h1>
        {view.updatedOn !== undefined && (
          <p className="t-s t-muted" suppressHydrationWarning>
            {t('content.help.updated', { date: formatDay(view.updatedOn, shop, 'medium') })}
          </p>
        )}
      </header>
      <div className={`prose ${styles['answer'] ?? ''}`}>
        <p className="t-5">{view.intro}</p>
        {view.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {view.questions.length > 0 && (
        <section>
          <h2 className="t-5">{t('content.help.near')}</h2>
          <Questions questions={view.questions} />
        </section>
      )}
    </article>
  );
};

/** Whom to call, and where to write: never a premium number for who looks for help (readings 7 row 4). */
const Contact = () => {
  const t = useMessages();
  const { flags, phone, servicesPhone } = useShop();
  if (flags.hideContactUsSection) return null;
  const line = flags.useSVA ? servicesPhone : phone;
  return (
    <section className={styles['contact']} aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact" className="t-4">
          {t('content.help.contact')}
        </h2>
        <p className="t-s t-muted">{phone.hours}</p>
      </div>
      <a href={`tel:${line.dial}`} className={styles['phone']}>
        <bdi dir="ltr">{line.display}</bdi>
      </a>
      <ShopLink to="account" params={{ '*': 'faq-contact' }} className={buttonClass({ kind: 'secondary' })}>
        {t('content.help.write')}
      </ShopLink>
    </section>
  );
};

/** The help of a shop (platform 2.7): topics, answers and a search, the ways to reach somebody below. */
export const HelpPage = () => {
  const view = useLoaderData<HelpData>();
  const t = useMessages();
  const { brand } = useShop();
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.title.page', { title: view.title, brand: brand.displayName })} description={view.intro === '' ? undefined : view.intro} />
      <JsonLd data={view.jsonLd} />
      <Band view={view} />
      <div className={`container ${styles['body'] ?? ''}`}>
        {view.trail.length > 0 && view.kind !== 'found' && <Trail trail={view.trail} />}
        {view.kind === 'home' && <Topics topics={view.topics} />}
        {view.kind === 'found' && <Found view={view} />}
        {(view.kind === 'topic' || view.kind === 'answer') && (
          <div className={styles['panes']}>
            <TopicNav topics={view.topics} />
            {view.kind === 'answer' ? (
              <Answer view={view} />
            ) : (
              <section className={styles['main']}>
                <h1 className="t-2">{view.title}</h1>
                <Questions questions={view.questions} />
              </section>
            )}
          </div>
        )}
        <Contact />
      </div>
    </div>
  );
};
