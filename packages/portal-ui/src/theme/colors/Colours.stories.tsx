import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accentPresets, defaultAccent } from './accents.ts';
import { colorRoles } from './palette.ts';
import { vars } from '../contract.css.ts';

function Colours() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12 }}>
      {colorRoles.map((role) => (
        <div key={role}>
          <div
            style={{
              blockSize: 48,
              borderRadius: 10,
              border: `1px solid ${vars.color.line}`,
              background: vars.color[role],
            }}
          />
          <code>{role}</code>
        </div>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Colour/Roles', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every role for the default accent. */
export const Light: Story = {
  globals: { scheme: 'light', accent: defaultAccent },
  play: async () => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--portal-color-accent')).toBe(
      '#296abb',
    );
  },
};

/** The same roles in dark mode. */
export const Dark: Story = { globals: { scheme: 'dark' } };

/** A light accent: text on it is dark. */
export const LightAccent: Story = { globals: { accent: accentPresets[5] } };

/** A black accent in dark mode: the fill is lightened for contrast. */
export const BlackAccentInTheDark: Story = { globals: { scheme: 'dark', accent: accentPresets[3] } };
