//! x
use rules::table::*;
use rules::voodoo_pirate::*;
#[test]
fn smoke() {
    let data = load::standard();
    for seed in 0..300u64 {
        let kinds: Vec<SeatKind> = match seed % 3 { 0 => vec![SeatKind::Random;4], 1 => vec![SeatKind::Random, SeatKind::Cursed, SeatKind::Random, SeatKind::Cursed, SeatKind::Cursed], _ => vec![SeatKind::Cursed;3] };
        let mut t = Table::<VoodooPirate>::new(data, &Setup::of(&kinds), seed).unwrap();
        let mut dice = Dice::new(seed+1);
        let mut n=0;
        while let Some(d) = t.decision() {
            let c = d.choices[dice.below(d.choices.len())];
            let q = d.question;
            t.choose(c).unwrap();
            n+=1;
            let f = t.faults();
            assert!(f.is_empty(), "{f:?} seed {seed} after {q:?} {c:?} {:#?}", &t.tale()[t.tale().len()-10..]);
            assert!(n<5000);
        }
        if seed<9 { println!("{seed} {n} events {} {:?}", t.tale().len(), t.result()); }
    }
}
