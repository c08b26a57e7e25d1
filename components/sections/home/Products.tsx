import { Container } from '@/components/ui/Container';
import { products, productsWords } from '@/lib/content/home';
import { ProductCard } from './ProductCard';

export function Products() {
  return (
    <section className="products" aria-labelledby="products-title">
      <Container>
        <div className="intro">
          <h2 id="products-title">{productsWords.title}</h2>
          <p>{productsWords.lead}</p>
        </div>
        <ul>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </Container>
      <style jsx>{`
        .products {
          padding-block: var(--space-9) var(--space-section);
          background: var(--color-surface-warm);
        }

        .intro {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          align-items: end;
          gap: var(--space-4) var(--space-8);
          margin-bottom: var(--space-8);
        }

        h2 {
          max-width: 12ch;
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
          line-height: 1.06;
        }

        .intro p {
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        ul {
          display: grid;
          grid-template-columns: repeat(3, minmax(0, 1fr));
          gap: var(--space-5);
        }

        @media (max-width: 62rem) {
          ul,
          .intro {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
