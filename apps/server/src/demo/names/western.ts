import type { Random } from '../random.ts';

type Words = readonly [string, ...string[]];

function words(text: string): Words {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return [first, ...rest];
}

const spanish = {
  male: words(`
    José Antonio Manuel Javier Francisco David Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Pablo Ángel Sergio Fernando
    Jorge Luis Alberto Álvaro Juan Diego Adrián Raúl Iván Rubén Enrique Óscar Ramón Vicente Andrés Joaquín Santiago Eduardo
    Víctor Mario Roberto Jaime Ignacio Gonzalo Íñigo Martín Nicolás Hugo Tomás
  `),
  female: words(`
    María Carmen Ana Isabel Laura Cristina Marta Lucía Elena Pilar Raquel Sara Paula Rosa Mercedes Beatriz Nuria Silvia Julia
    Patricia Irene Andrea Rocío Mónica Alba Ángela Sofía Inés Begoña Natalia Lourdes Eva Belén Esther Noelia Verónica Victoria
    Claudia Amparo Ainhoa Consuelo Jimena Martina Valentina
  `),
  family: words(`
    García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz
    Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez
    Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano
    Prieto Méndez Cruz Calvo Gallego Vidal León Márquez Herrera Peña Flores Cabrera Campos Vega Fuentes Carrasco Ibáñez
  `),
};

const english = {
  male: words(`
    James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Mark Steven Paul
    Andrew Joshua Kenneth Kevin Brian George Timothy Edward Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen Larry
    Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Frank Oliver Harry Liam Noah Ethan Owen Graham
  `),
  female: words(`
    Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Margaret Sandra Ashley Kimberly
    Emily Donna Michelle Carol Amanda Dorothy Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Kathleen Amy Angela
    Shirley Anna Brenda Pamela Emma Nicole Helen Olivia Charlotte Amelia Grace Hannah Chloé Zoë Fiona Siobhán Imogen
  `),
  family: words(`
    Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Jackson Lee Thompson White Harris Clark
    Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Baker Nelson Carter Mitchell Roberts Turner Phillips
    Campbell Parker Evans Edwards Collins Stewart Morris Rogers Reed Cook Morgan Bell Murphy Bailey Cooper Richardson Cox
    Howard Ward Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long
    Patterson Hughes Butler Simmons Foster O'Brien McKenzie Fitzgerald Ashworth Pemberton Whitfield
  `),
};

/** A Spanish name: one or two given names and both family names. */
export function spanishName(random: Random, gender: 'male' | 'female'): string {
  const given = random.pick(spanish[gender]);
  const second = random.chance(0.2) ? random.pick(spanish[gender]) : given;
  const names = second === given ? given : `${given} ${second}`;
  return `${names} ${random.pick(spanish.family)} ${random.pick(spanish.family)}`;
}

/** An English name, sometimes with a middle initial. */
export function englishName(random: Random, gender: 'male' | 'female'): string {
  const initial = random.chance(0.12) ? ` ${random.pick(english.family).charAt(0)}.` : '';
  return `${random.pick(english[gender])}${initial} ${random.pick(english.family)}`;
}
