import { brand, paths } from '@cimiento/contracts';
import { color, media, space, text, TextLink } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Band, Inner } from './layout';
import { SectionHeader } from './SectionHeader';

const Split = styled(Inner)`
  ${media.desktop} {
    grid-template-columns: 0.8fr 1.2fr;
    gap: ${space[8]};
    align-items: start;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[4]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Pillar = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[0.5]} ${space[2]};
  align-content: start;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  a {
    grid-column: -2;
    justify-self: start;
  }

  svg {
    grid-row: span 2;
  }

  h3 {
    align-self: center;
    font-size: ${text.card};
  }

  p {
    margin: 0;
    color: ${color.muted};
  }

  ${media.tablet} {
    grid-template-columns: 1fr;
    gap: ${space[1.5]};
  }
`;

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden>
    <rect width="56" height="56" rx="12" fill="#123328" />
    {children}
  </svg>
);

type PillarFacts = { title: string; text: string; drawing: ReactNode; link?: { label: string; to: string } };

const pillars: readonly PillarFacts[] = [
  {
    title: 'Transparencia',
    text: 'Cada proyecto llega con su ubicación, su plazo y sus riesgos escritos en claro. En tu panel sigues cada pago, mes a mes.',
    link: { label: 'Mira todos los resultados', to: paths.trackRecord },
    // A window without curtains.
    drawing: (
      <>
        <path fill="#eec567" d="M16 12h11v15H16zM29 12h11v15H29zM16 29h11v15H16z" />
        <path fill="#fff0c4" d="M29 29h11v15H29z" />
        <path stroke="#b8482a" strokeWidth="3" d="M12 47h32" />
      </>
    ),
  },
  {
    title: 'Diversificación',
    text: 'Con fracciones de $1,000 repartes tu dinero entre varias ciudades y tipos de propiedad, en lugar de ponerlo todo en una sola.',
    // Three buildings, one lit window in each.
    drawing: (
      <>
        <path fill="#4f7a68" d="M9 26h11v20H9zM22 12h13v34H22zM37 20h10v26H37z" />
        <path fill="#eec567" d="M12.5 31h4v6h-4zM26.5 18h4v6h-4zM40 26h4v6h-4z" />
        <path stroke="#b8482a" strokeWidth="3" d="M6 47.5h44" />
      </>
    ),
  },
  {
    title: 'Empoderamiento',
    text: 'Tú eliges el proyecto y el monto. Sin el capital de los grandes, y con la misma información en la mano.',
    // An open door, light on the ground.
    drawing: (
      <>
        <path fill="#4f7a68" d="M15 46V22a13 13 0 0 1 26 0v24z" />
        <path fill="#eec567" d="M20 46V22a8 8 0 0 1 16 0v24z" />
        <path fill="#b8482a" d="M36 22.5v23.5l-9 4.5V27z" />
        <circle cx="30" cy="38" r="1.5" fill="#fff0c4" />
      </>
    ),
  },
  {
    title: 'Innovación',
    text: 'Todo es digital: explorar, invertir y seguir tu portafolio desde el teléfono, sin filas ni carpetas.',
    // A façade inside a telephone.
    drawing: (
      <>
        <rect x="16" y="8" width="24" height="40" rx="5" fill="#4f7a68" />
        <path fill="#123328" d="M19 14h18v26H19z" />
        <path fill="#eec567" d="M22 17h5v6h-5zM29 26h5v6h-5zM22 26h5v6h-5z" />
        <path fill="#35604f" d="M29 17h5v6h-5z" />
        <path fill="#b8482a" d="M19 36h18v4H19z" />
        <circle cx="28" cy="44" r="1.7" fill="#fff0c4" />
      </>
    ),
  },
];

/** The four pillars: reasons to use the product. */
export const Pillars = () => (
  <Band $ground="raised" aria-labelledby="pilares">
    <Split>
      <SectionHeader
        id="pilares"
        topic={`Por qué ${brand.name}`}
        title="Cuatro pilares sostienen lo que hacemos"
        lead="Una inversión se parece a una casa: lo que no se ve es lo que la mantiene en pie."
      />
      <List>
        {pillars.map(({ title, text: description, drawing, link }) => (
          <Pillar key={title}>
            <Drawing>{drawing}</Drawing>
            <h3>{title}</h3>
            <p>{description}</p>
            {link && <TextLink to={link.to}>{link.label}</TextLink>}
          </Pillar>
        ))}
      </List>
    </Split>
  </Band>
);
